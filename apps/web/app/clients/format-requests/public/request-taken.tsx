import { useEffect, useRef } from 'react';
import { ButtonLink, Buttons } from '../../../ui/button/button.tsx';
import { formatDay } from '../../../platform/korean-date.ts';
import { Card } from '../../../ui/card/card.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';

/** That it came, and by when it will be there. Who asked stands nowhere on it. */
export function RequestTaken({ dueOn }: { dueOn: string }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <Card>
      <Stack gap="small">
        <h2 ref={title} tabIndex={-1}>
          요청을 받았습니다
        </h2>
        <p>
          <b>{formatDay(dueOn)}까지</b> 보내 드립니다. 그 전에 여쭐 것이 있으면 전화드리겠습니다.
        </p>
        <Buttons>
          <ButtonLink to="/accessibility" kind="secondary">
            접근성 안내로 돌아가기
          </ButtonLink>
        </Buttons>
      </Stack>
    </Card>
  );
}
