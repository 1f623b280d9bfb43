import { Link } from 'react-router';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { eventPath, hrefOf } from './event-address.ts';
import type { MonthDay, MonthView } from './month-view.ts';
import styles from './events.module.css';

const weekdays = ['일', '월', '화', '수', '목', '금', '토'];

function DayEvents({ day }: { day: MonthDay }) {
  return (
    <ul className={styles.dayEvents}>
      {day.events.map(({ id, title, time }) => (
        <li key={id}>
          <Link to={eventPath(id)} className={styles.dayEvent}>
            <span className={styles.time}>{time}</span> <span className={styles.dayTitle}>{title}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function classOf(day: MonthDay | null): string | undefined {
  if (!day) return styles.outside;
  return day.isToday ? styles.today : undefined;
}

function Turn({ to, children }: { to: string | null; children: string }) {
  if (to === null) return <span />;
  return (
    <ButtonLink kind="secondary" size="small" to={hrefOf({ view: 'month', month: to })}>
      {children}
    </ButtonLink>
  );
}

/** A table where there is room for one, and the days that have something where there is not. */
export function EventMonth({ month: { label, previous, next, weeks } }: { month: MonthView }) {
  const busy = weeks.flat().filter((day): day is MonthDay => day !== null && day.events.length > 0);
  return (
    <section aria-labelledby="month" className={styles.month}>
      <div className={styles.turns}>
        <Turn to={previous}>이전 달</Turn>
        <h2 id="month" className={styles.monthName}>
          {label}
        </h2>
        <Turn to={next}>다음 달</Turn>
      </div>
      {busy.length === 0 && <p>이 달에는 행사가 없습니다.</p>}
      <table className={styles.table} aria-labelledby="month">
        <thead>
          <tr>
            {weekdays.map((day) => (
              <th key={day} scope="col">
                {day}
                <span className={styles.spoken}>요일</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week, row) => (
            // A week has no name but its place in the month.
            <tr key={row}>
              {week.map((day, column) => (
                <td key={column} className={classOf(day)}>
                  {day && (
                    <>
                      <time dateTime={day.date} className={styles.number}>
                        {day.number}
                        {day.isToday && <b className={styles.now}> 오늘</b>}
                      </time>
                      {day.events.length > 0 && <DayEvents day={day} />}
                    </>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ol className={styles.days}>
        {busy.map((day) => (
          <li key={day.date} className={styles.day}>
            <h3 className={styles.dayName}>
              <time dateTime={day.date}>{day.label}</time>
              {day.isToday && ' 오늘'}
            </h3>
            <DayEvents day={day} />
          </li>
        ))}
      </ol>
    </section>
  );
}
