import { MapLinks } from '../../../platform/map-links/map-links.tsx';
import { Buttons } from '../../../ui/button/button.tsx';
import { FactList, type FactItem } from '../../../ui/fact-list/fact-list.tsx';
import type { ShownEvent } from './event-view.ts';
import styles from './events.module.css';

function Later({ days }: { days: readonly string[] }) {
  return (
    <ul className={styles.later}>
      {days.map((day) => (
        <li key={day}>{day}</li>
      ))}
    </ul>
  );
}

/** When, where and how many: what one has to know before coming. */
export function EventFacts({ event }: { event: ShownEvent }) {
  const { title, when, isPast, repeat, later, place, address, maps, capacity } = event;
  const items: FactItem[] = [
    { id: 'when', label: '언제', value: when, ...(isPast && { note: '지난 행사입니다.' }) },
    ...(repeat ? [{ id: 'repeat', label: '반복', value: repeat }] : []),
    ...(later.length > 0 ? [{ id: 'later', label: '그다음 날짜', value: <Later days={later} /> }] : []),
    ...(place || address ? [{ id: 'place', label: '어디서', value: place || address, note: place && address }] : []),
    ...(capacity ? [{ id: 'capacity', label: '인원과 신청', value: capacity }] : []),
  ];
  return (
    <>
      <FactList items={items} />
      {maps.length > 0 && (
        <Buttons>
          <MapLinks links={maps} of={title} />
        </Buttons>
      )}
    </>
  );
}
