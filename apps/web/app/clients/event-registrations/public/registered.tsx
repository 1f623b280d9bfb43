import { useEffect, useRef } from 'react';
import { ButtonLink, Buttons } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';

interface RegisteredProps {
  eventId: number;
  state: 'registered' | 'waiting';
  waitingPlace: number | null;
  when: string;
  people: number;
}

/** How it stands, and how to take it back. Who registered stands nowhere on it. */
export function Registered({ eventId, state, waitingPlace, when, people }: RegisteredProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const isWaiting = state === 'waiting';
  return (
    <Card>
      <Stack gap="small">
        <h2 ref={title} tabIndex={-1}>
          {isWaiting ? '대기로 받았습니다' : '신청을 받았습니다'}
        </h2>
        <p>
          <b>{when}</b>, {people}명입니다.
        </p>
        {isWaiting && (
          <p>
            지금은 자리가 없어 <b>대기 {waitingPlace}번째</b>입니다. 자리가 나면 알려 드립니다.
          </p>
        )}
        <p>못 오시게 되면 사무국으로 전화해 취소해 주십시오.</p>
        <Buttons>
          <ButtonLink to={`/community/events/${eventId}`} kind="secondary">
            행사로 돌아가기
          </ButtonLink>
        </Buttons>
      </Stack>
    </Card>
  );
}
