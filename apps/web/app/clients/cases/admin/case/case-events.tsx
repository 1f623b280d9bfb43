import type { Case } from '@kidney/contract/clients/cases/cases.schema.ts';
import type { ReactNode } from 'react';
import type { Mutation } from '../../../../platform/use-mutation.ts';
import { Card } from '../../../../ui/card/card.tsx';
import { EventLabel } from './event-label.tsx';
import { MessageMending } from './message-mending.tsx';
import styles from './case.module.css';

interface CaseEventsProps {
  theCase: Case;
  mutation: Mutation;
  /** With what more is written down. */
  children: ReactNode;
}

/** What happened, the newest first; a message that has not gone out can be mended where it stands. */
export function CaseEvents({ theCase, mutation, children }: CaseEventsProps) {
  const { kind, events } = theCase;
  return (
    <Card>
      <section aria-labelledby="case-events" className={styles.part}>
        <h2 id="case-events">지금까지 한 일</h2>
        {children}
        {events.length === 0 && <p>아직 한 일이 없습니다.</p>}
        <ul className={styles.events}>
          {events.map((event) => (
            <li key={event.id}>
              <EventLabel kind={kind} event={event} />
              {event.message && (
                <MessageMending
                  id={theCase.id}
                  messagePhone={theCase.messagePhone}
                  message={event.message}
                  mutation={mutation}
                />
              )}
            </li>
          ))}
        </ul>
      </section>
    </Card>
  );
}
