import { useEffect, useState } from 'react';
import { Button, Buttons } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { readAccessToken } from '../access-token.ts';
import { refreshSession } from '../refresh.ts';
import type { SessionEnd } from './session-times.ts';

interface IdleWarningProps {
  end: SessionEnd;
  onClose: () => void;
}

const extend = () => refreshSession(readAccessToken()).catch(() => undefined);

/** One key keeps the session: the button has the focus, and Esc means the same. */
export function IdleWarning({ end, onClose }: IdleWarningProps) {
  const [now, setNow] = useState(Date.now);
  const left = Math.max(0, Math.ceil((end.at - now) / 1000));

  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);

  useEffect(() => {
    // Asking for a new token shows whether the session has ended, and leads to sign-in where it has.
    if (left === 0) void extend();
  }, [left]);

  if (end.isFinal) {
    return (
      <Dialog title="곧 로그아웃됩니다" onClose={onClose}>
        <p>로그인하신 지 12시간이 되어 {left}초 뒤에 로그아웃됩니다. 하시던 일을 저장하고 다시 로그인해 주십시오.</p>
        <Buttons>
          <Button data-first-focus onClick={onClose}>
            알겠습니다
          </Button>
        </Buttons>
      </Dialog>
    );
  }
  return (
    <Dialog title="계속 쓰고 계십니까?" onClose={() => void extend()}>
      <p>한동안 쓰지 않으셔서 {left}초 뒤에 로그아웃됩니다.</p>
      <Buttons>
        <Button data-first-focus onClick={() => void extend()}>
          계속 쓰기
        </Button>
      </Buttons>
    </Dialog>
  );
}
