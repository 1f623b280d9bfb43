import type { Case } from '@kidney/contract/applications/cases.schema.ts';
import { Card } from '../../../../ui/card/card.tsx';
import { EventWords } from './event-words.tsx';
import styles from './case.module.css';

export function CaseEvents({ theCase: { kind, events } }: { theCase: Case }) {
  return (
    <Card>
      <section aria-labelledby="case-events" className={styles.part}>
        <h2 id="case-events">지금까지 한 일</h2>
        {events.length === 0 && <p>아직 한 일이 없습니다.</p>}
        <ul className={styles.events}>
          {events.map((event) => (
            <li key={event.id}>
              <EventWords kind={kind} event={event} />
            </li>
          ))}
        </ul>
      </section>
    </Card>
  );
}
