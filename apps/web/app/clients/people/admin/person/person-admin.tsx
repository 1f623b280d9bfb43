import type { Person } from '@kidney/contract/clients/people/people.schema.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { dayInSeoul, formatDate } from '../../../../platform/korean-date.ts';
import { OutcomeMessage } from '../../../../platform/outcome-message.tsx';
import { useMutation } from '../../../../platform/use-mutation.ts';
import { Buttons } from '../../../../ui/button/button.tsx';
import { Card } from '../../../../ui/card/card.tsx';
import { namesOf } from '../../../application-labels.ts';
import { TakeLinks } from '../take-links.tsx';
import { ConsentList } from './consent-list.tsx';
import { PersonBand } from './person-band.tsx';
import { OtherFacts, ToKnow } from './to-know.tsx';
import styles from './person.module.css';

interface PersonAdminProps {
  person: Person;
  /** What other features know of them. */
  past: ReactNode;
  looks: ReactNode;
}

/** What is known of one person, and what one does for them on the telephone. */
export function PersonAdmin({ person, past, looks }: PersonAdminProps) {
  const mutation = useMutation();
  const { id, applications } = person;
  return (
    <div className={styles.admin}>
      <OutcomeMessage mutation={mutation} />
      <PersonBand person={person} />
      <div className={styles.halves}>
        <div className={styles.half}>
          <Card>
            <section aria-labelledby="person-applications" className={styles.part}>
              <h2 id="person-applications">신청</h2>
              {applications.length === 0 && <p>신청하신 것이 없습니다.</p>}
              <ul className={styles.list}>
                {applications.map((each) => (
                  <li key={each.id} className={styles.item}>
                    <Link to={`/admin/applications/${each.id}`} className={styles.link}>
                      {namesOf(each.kind, each.state)}
                    </Link>
                    <span className={styles.small}>{formatDate(dayInSeoul(each.receivedAt))} 접수</span>
                  </li>
                ))}
              </ul>
              <Buttons>
                <TakeLinks personId={id} size="small" />
              </Buttons>
            </section>
          </Card>
          {past}
          <ConsentList person={person} mutation={mutation} />
        </div>
        <div className={styles.half}>
          <ToKnow person={person} />
          {looks}
          <OtherFacts person={person} />
        </div>
      </div>
    </div>
  );
}
