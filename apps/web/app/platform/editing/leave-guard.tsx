import { useEffect, useState } from 'react';
import { useBlocker } from 'react-router';
import { Button, Buttons } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';

interface LeaveGuardProps {
  keeper: { hasWaiting: () => boolean; flush: () => Promise<unknown> };
}

/** Whoever follows a link takes nothing with them that is not kept: it is kept first, and only where that fails they are asked. */
export function LeaveGuard({ keeper }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => keeper.hasWaiting() && currentLocation.pathname !== nextLocation.pathname,
  );
  const [isAsking, setAsking] = useState(false);

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void keeper.flush().then(() => {
      if (keeper.hasWaiting()) setAsking(true);
      else blocker.proceed();
    });
  }, [blocker, keeper]);

  if (!isAsking || blocker.state !== 'blocked') return null;
  const stay = () => {
    setAsking(false);
    blocker.reset();
  };
  return (
    <Dialog title="방금 쓰신 것을 임시 저장하지 못했습니다" onClose={stay}>
      <p>지금 나가시면 방금 쓰신 것이 사라집니다.</p>
      <Buttons>
        <Button data-first-focus onClick={stay}>
          계속 고치기
        </Button>
        <Button
          kind="danger"
          onClick={() => {
            setAsking(false);
            blocker.proceed();
          }}
        >
          그래도 나가기
        </Button>
      </Buttons>
    </Dialog>
  );
}
