import type { PersonSummary } from '@kidney/contract/clients/people/people.schema.ts';
import { Link } from 'react-router';
import { hyphened } from '@kidney/contract/shared/phone.ts';
import { Buttons } from '../../../../ui/button/button.tsx';
import { Row, RowTitle } from '../../../../ui/row/row.tsx';
import { Tag } from '../../../../ui/tag/tag.tsx';
import { namesOf } from '../../../application-labels.ts';
import { roleNames } from '../../../people/admin/person/person-labels.ts';
import { TakeLinks } from '../../../people/admin/take-links.tsx';
import styles from './call.module.css';

/** Somebody who may be on the telephone, and what one would do next. */
export function PersonCard({ person: { id, name, phone, roles, openApplications } }: { person: PersonSummary }) {
  return (
    <Row>
      <RowTitle>
        <Link to={`/admin/person/${id}`} className={styles.link}>
          {name}
        </Link>
        {roles.map((role) => (
          <Tag key={role}>{roleNames[role]}</Tag>
        ))}
      </RowTitle>
      <p>{hyphened(phone)}</p>
      {openApplications.length > 0 && (
        <ul aria-label={`${name} 님의 진행 중인 신청`} className={styles.under}>
          {openApplications.map((each) => (
            <li key={each.id}>
              <Link to={`/admin/applications/${each.id}`} className={styles.link}>
                {namesOf(each.kind, each.state)}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <Buttons>
        <TakeLinks personId={id} name={name} size="small" />
      </Buttons>
    </Row>
  );
}
