import { ButtonLink, Buttons } from '../../../ui/button/button.tsx';
import { ChipLinks } from '../../../ui/chip-links/chip-links.tsx';
import { hrefOf } from './event-address.ts';
import { EventList } from './event-list.tsx';
import { NoEvents } from './no-events.tsx';
import type { Events } from './load-events.ts';

type Past = Extract<Events, { view: 'past' }>;

export function PastEvents({ year, events, next, years }: Omit<Past, 'view'>) {
  const chips = [
    { label: '모든 해', to: hrefOf({ view: 'past', year: null, cursor: null }), isCurrent: year === null },
    ...years.map((each) => ({
      label: `${each}년`,
      to: hrefOf({ view: 'past', year: each, cursor: null }),
      isCurrent: each === year,
    })),
  ];
  return (
    <>
      {years.length > 1 && <ChipLinks label="해" chips={chips} />}
      {events.length === 0 ? (
        <NoEvents title="지난 행사가 없습니다" help="끝난 행사는 여기에서 다시 보실 수 있습니다." />
      ) : (
        <EventList events={events} />
      )}
      {next !== null && (
        <Buttons>
          <ButtonLink kind="secondary" to={hrefOf({ view: 'past', year, cursor: next })}>
            더 오래된 행사 보기
          </ButtonLink>
        </Buttons>
      )}
    </>
  );
}
