import type { StaffHome } from '@kidney/contract/operations/staff-home/staff-home.schema.ts';
import { Link } from 'react-router';
import { deadlineOf } from '../../platform/deadline.ts';
import { formatDate } from '../../platform/korean-date.ts';
import { Card } from '../../ui/card/card.tsx';
import { Tag } from '../../ui/tag/tag.tsx';
import styles from './staff-home.module.css';

interface DutiesCardProps {
  duties: NonNullable<StaffHome['duties']>;
  today: string;
}

const shownMost = 5;

/** What comes next of what comes every year. */
export function DutiesCard({ duties, today }: DutiesCardProps) {
  return (
    <Card>
      <section aria-labelledby="duties">
        <div className={styles.head}>
          <h2 id="duties">해마다 할 일</h2>
          <Link to="/admin/duties" className={styles.way}>
            모두 보기
          </Link>
        </div>
        {duties.length === 0 && <p>적어 둔 일이 없습니다.</p>}
        <ul className={styles.rows}>
          {duties.slice(0, shownMost).map(({ id, title, href, dueOn }) => {
            const { state, words } = deadlineOf(dueOn, today);
            return (
              <li key={id} className={styles.row}>
                {href ? (
                  <Link to={href} className={styles.way}>
                    {title}
                  </Link>
                ) : (
                  <b>{title}</b>
                )}
                <span className={styles.due}>
                  <span>
                    <time dateTime={dueOn}>{formatDate(dueOn)}</time>까지
                  </span>
                  {words && <Tag icon={state === 'over' ? 'alert' : 'clock'}>{words}</Tag>}
                </span>
              </li>
            );
          })}
        </ul>
      </section>
    </Card>
  );
}
