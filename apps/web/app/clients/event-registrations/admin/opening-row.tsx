import type { EventOpening } from '@kidney/contract/clients/event-registrations/event-registrations.schema.ts';
import { useState } from 'react';
import { formatDay } from '../../../platform/korean-date.ts';
import { NeedsScript } from '../../../platform/needs-script.tsx';
import type { Mutation } from '../../../platform/use-mutation.ts';
import { Button, ButtonLink, Buttons } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { Row, RowTitle } from '../../../ui/row/row.tsx';
import { Tag } from '../../../ui/tag/tag.tsx';
import { standingWords } from './day-labels.ts';
import { OpeningForm } from './opening-form.tsx';

interface OpeningRowProps {
  opening: EventOpening;
  mayReadLists: boolean;
  mutation: Mutation;
}

type Day = EventOpening['days'][number];

function countsOf({ registered, waiting, toCall }: Day, places: number | null): string {
  return [
    `신청 ${registered}명${places === null ? '' : ` / 자리 ${places}개`}`,
    waiting > 0 && `대기 ${waiting}명`,
    toCall > 0 && `전화할 분 ${toCall}명`,
  ]
    .filter(Boolean)
    .join(' · ');
}

export function OpeningRow({ opening, mayReadLists, mutation }: OpeningRowProps) {
  const { eventId, title, isGone, isOn, places, days } = opening;
  const [isSetting, setSetting] = useState(false);
  return (
    <Row>
      <RowTitle>
        {title}
        {isGone ? <Tag icon="alert">없어진 행사</Tag> : isOn && <Tag icon="check">신청 받는 중</Tag>}
      </RowTitle>
      <Stack gap="small">
        {days.map((day) => (
          <div key={day.day}>
            <p>
              <b>{formatDay(day.day)}</b> {countsOf(day, places)}{' '}
              {standingWords[day.standing] && <Tag icon="info">{standingWords[day.standing]}</Tag>}
            </p>
            {mayReadLists && (
              <Buttons>
                <ButtonLink
                  to={`/admin/event-registrations/${eventId}/${day.day}`}
                  kind="secondary"
                  size="small"
                  aria-label={`${title} ${formatDay(day.day)} 명단 보기`}
                >
                  <Icon name="list" />
                  명단 보기
                </ButtonLink>
              </Buttons>
            )}
          </div>
        ))}
      </Stack>
      {!isGone && (
        <NeedsScript>
          {isSetting ? (
            <OpeningForm opening={opening} mutation={mutation} onClose={() => setSetting(false)} />
          ) : (
            <Buttons>
              <Button
                kind="secondary"
                size="small"
                aria-label={`${title} 신청 받기 정하기`}
                onClick={() => setSetting(true)}
              >
                <Icon name="edit" />
                신청 받기 정하기
              </Button>
            </Buttons>
          )}
        </NeedsScript>
      )}
    </Row>
  );
}
