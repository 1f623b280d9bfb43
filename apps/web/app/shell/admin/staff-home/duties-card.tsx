import type { StaffHome } from '@kidney/contract/operations/staff-home/staff-home.schema.ts';
import { Link } from 'react-router';
import { formatDate } from '../../../platform/korean-date.ts';

interface DutiesCardProps {
  duties: NonNullable<StaffHome['duties']>;
}

const shownMost = 3;

/** What comes next of what comes every year. */
export function DutiesCard({ duties }: DutiesCardProps) {
  return (
    <section aria-labelledby="duties" className="today-card">
      <div className="today-head">
        <h2 id="duties">해마다 할 일</h2>
        <Link to="/admin/duties">모두 보기</Link>
      </div>
      {duties.length === 0 && <p>적어 둔 일이 없습니다.</p>}
      <ul className="today-rows">
        {duties.slice(0, shownMost).map(({ id, title, href, dueOn }) => (
          <li key={id}>
            <p>{href ? <Link to={href}>{title}</Link> : <b>{title}</b>}</p>
            <p>
              <time dateTime={dueOn}>{formatDate(dueOn)}</time>까지
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
