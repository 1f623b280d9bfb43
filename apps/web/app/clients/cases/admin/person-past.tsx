import type { PastEvent } from '@kidney/contract/clients/case-events.schema.ts';
import { Link } from 'react-router';
import { Card } from '../../../ui/card/card.tsx';
import { kindNames } from '../../application-labels.ts';
import { EventLabel } from './case/event-label.tsx';
import styles from './case/case.module.css';

/** What was done for somebody of late, each with the application that it was done in. */
export function PersonPast({ past }: { past: readonly PastEvent[] }) {
  return (
    <Card>
      <section aria-labelledby="person-past" className={styles.part}>
        <h2 id="person-past">지나온 일</h2>
        {past.length === 0 && <p>아직 한 일이 없습니다.</p>}
        <ul className={`${styles.events} past-events`}>
          {past.map((event) => (
            <li key={event.id} className="past-event">
              <EventLabel kind={event.kind} event={event} />
              <Link to={`/admin/applications/${event.caseId}`} className="past-link">
                {kindNames[event.kind]} 신청 보기
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </Card>
  );
}
