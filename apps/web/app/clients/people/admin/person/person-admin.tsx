import type { Person } from '@kidney/contract/clients/people/people.schema.ts';
import { Link } from 'react-router';
import { dayInSeoul, formatDate } from '../../../../platform/korean-date.ts';
import { OutcomeMessage } from '../../../../platform/outcome-message.tsx';
import { hyphened } from '@kidney/contract/shared/phone.ts';
import { useMutation } from '../../../../platform/use-mutation.ts';
import { ButtonAnchor, Buttons } from '../../../../ui/button/button.tsx';
import { Card } from '../../../../ui/card/card.tsx';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { Tag } from '../../../../ui/tag/tag.tsx';
import { namesOf } from '../../../application-labels.ts';
import { TakeLinks } from '../take-links.tsx';
import { KnownRideRows } from './known-ride.tsx';
import { ConsentList } from './consent-list.tsx';
import { roleNames } from './person-labels.ts';
import styles from './person.module.css';

function rowsOf({ phone, email, address, birthDate, guardianName, guardianPhone }: Person): [string, string | null][] {
  return [
    ['전화번호', hyphened(phone)],
    ['보호자', guardianName],
    ['보호자 전화번호', guardianPhone && hyphened(guardianPhone)],
    ['주소', address],
    ['생년월일', birthDate && formatDate(birthDate)],
    ['이메일', email],
  ];
}

/** What is known of one person, and what one does for them on the telephone. */
export function PersonAdmin({ person }: { person: Person }) {
  const mutation = useMutation();
  const { id, name, phone, roles, applications, ride } = person;
  return (
    <div className={styles.admin}>
      <OutcomeMessage mutation={mutation} />
      <Card>
        <section aria-labelledby="person-name" className={styles.part}>
          <h2 id="person-name" className={styles.name}>
            {name}
            {roles.map((role) => (
              <Tag key={role}>{roleNames[role]}</Tag>
            ))}
          </h2>
          <dl className={styles.rows}>
            {ride && <KnownRideRows known={ride} />}
            {rowsOf(person).map(
              ([label, words]) =>
                words && (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd>{words}</dd>
                  </div>
                ),
            )}
          </dl>
          <Buttons>
            <ButtonAnchor href={`tel:${phone}`} kind="secondary" size="small">
              <Icon name="phone" />
              전화 걸기
            </ButtonAnchor>
            <TakeLinks personId={id} size="small" />
          </Buttons>
        </section>
      </Card>
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
        </section>
      </Card>
      <ConsentList person={person} mutation={mutation} />
    </div>
  );
}
