import { useEffect, useRef } from 'react';
import { ButtonLink, Buttons } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { FactList } from '../../../ui/fact-list/fact-list.tsx';
import { Journey } from './journey.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import type { ShownStatus } from './status-messages.ts';

/** Where the application is, in words first. */
export function StatusAnswer({ status, isAnswer }: { status: ShownStatus; isAnswer: boolean }) {
  const { kind, heading, words, since, stations, facts, pictures } = status;
  const title = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (isAnswer) title.current?.focus();
  }, [isAnswer]);

  return (
    <>
      <Card>
        <Stack gap="small">
          <p>{kind}</p>
          <h2 ref={title} tabIndex={-1}>
            {heading}
          </h2>
          <p>{words}</p>
          <p>{since}</p>
        </Stack>
      </Card>
      {pictures.map(({ title: paper, href, words: request, label }) => (
        <Card key={href}>
          <Stack gap="small">
            <h2>{paper}</h2>
            <p>{request}</p>
            <Buttons>
              <ButtonLink reloadDocument to={href}>
                {label}
              </ButtonLink>
            </Buttons>
          </Stack>
        </Card>
      ))}
      <Card>
        <Journey stations={stations} />
      </Card>
      {facts.length > 0 && (
        <Card>
          <FactList items={facts} />
        </Card>
      )}
      <Buttons>
        <ButtonLink to="/transport/status" kind="secondary">
          다른 신청 확인하기
        </ButtonLink>
      </Buttons>
    </>
  );
}
