import { useEffect, useState } from 'react';
import { useBlocker } from 'react-router';
import { Button, ButtonAnchor, Buttons } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { unkept } from '../../session/session-state.ts';
import { useSession } from '../../session/use-user.ts';

interface LeaveGuardProps {
  keeper: { hasWaiting: () => boolean; flush: () => Promise<unknown> };
  /** Where something is not kept for another reason than that it could not be. */
  words?: { title: string; text: string; stay: string; leave: string };
}

const notKept = {
  title: '방금 쓰신 것을 임시 저장하지 못했습니다',
  text: '지금 나가시면 방금 쓰신 것이 사라집니다.',
  stay: '계속 고치기',
  leave: '그래도 나가기',
};

/** The words behind it stay; whoever signs in elsewhere goes on with them. */
function SignInAgain() {
  return (
    <Dialog title="로그인이 끝났습니다" onClose={() => undefined}>
      <p>
        쓰시던 것은 이 화면에 그대로 있습니다. 새 창에서 같은 아이디로 로그인하신 뒤 이 창으로 돌아오시면 이어서 쓰실 수
        있습니다.
      </p>
      <Buttons>
        <ButtonAnchor data-first-focus href="/admin/login" target="_blank" rel="noopener">
          새 창에서 로그인하기
        </ButtonAnchor>
      </Buttons>
    </Dialog>
  );
}

/** Whoever follows a link takes nothing with them that is not kept: it is kept first, and only where that fails they are asked. */
export function LeaveGuard({ keeper, words = notKept }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      keeper.hasWaiting() &&
      currentLocation.pathname + currentLocation.search !== nextLocation.pathname + nextLocation.search,
  );
  const [isAsking, setAsking] = useState(false);

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void keeper.flush().then(() => {
      if (keeper.hasWaiting()) setAsking(true);
      else blocker.proceed();
    });
  }, [blocker, keeper]);

  const { isOver } = useSession();

  useEffect(() => {
    unkept.isThere = keeper.hasWaiting;
    return () => {
      unkept.isThere = () => false;
    };
  }, [keeper]);

  useEffect(() => {
    if (!isOver) void keeper.flush();
  }, [isOver, keeper]);

  if (isOver) return <SignInAgain />;
  if (!isAsking || blocker.state !== 'blocked') return null;
  const stay = () => {
    setAsking(false);
    blocker.reset();
  };
  return (
    <Dialog title={words.title} onClose={stay}>
      <p>{words.text}</p>
      <Buttons>
        <Button data-first-focus onClick={stay}>
          {words.stay}
        </Button>
        <Button
          kind="danger"
          onClick={() => {
            setAsking(false);
            blocker.proceed();
          }}
        >
          {words.leave}
        </Button>
      </Buttons>
    </Dialog>
  );
}
