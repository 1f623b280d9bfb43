import type { AnswerGroup } from '@kidney/contract/clients/forms/forms.schema.ts';
import { Link } from 'react-router';
import { Card } from '../../../ui/card/card.tsx';
import spoken from '../../../ui/layout/spoken.module.css';
import styles from './forms.module.css';

interface AnswerGroupsProps {
  groups: readonly AnswerGroup[];
  /** Where a question can be answered anew. */
  hrefOf?: (page: string) => string;
}

/** What was answered, question by question. */
export function AnswerGroups({ groups, hrefOf }: AnswerGroupsProps) {
  return (
    <Card>
      <dl className={styles.answers}>
        {groups.map(({ page, title, rows }) => (
          <div key={page} className={styles.answer}>
            <dt className={styles.asked}>{title}</dt>
            {rows.map(({ label, words }) => (
              <dd key={label}>
                {rows.length > 1 && <span className={styles.label}>{label} </span>}
                <b>{words || '적지 않음'}</b>
              </dd>
            ))}
            {hrefOf && (
              <dd className={styles.change}>
                <Link to={hrefOf(page)}>
                  <span className={spoken.spoken}>{title}</span> 고치기
                </Link>
              </dd>
            )}
          </div>
        ))}
      </dl>
    </Card>
  );
}
