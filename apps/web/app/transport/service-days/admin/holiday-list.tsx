import type { ServiceDay } from '@kidney/contract/transport/service-days/service-days.schema.ts';
import { dayInWords } from './closure-labels.ts';
import styles from './service-days-admin.module.css';

interface HolidayListProps {
  holidays: readonly ServiceDay[];
  today: string;
  areAllKnown: boolean;
}

/** What needs no doing: the site knows the official holidays by itself. */
export function HolidayList({ holidays, today, areAllKnown }: HolidayListProps) {
  return (
    <>
      <p className={styles.quiet}>공휴일과 토요일, 일요일은 넣지 않으셔도 쉬는 날로 나옵니다.</p>
      {!areAllKnown && <p>아직 발표되지 않은 해의 공휴일은 빠져 있습니다. 그해의 쉬는 날은 직접 넣어 주십시오.</p>}
      <ul className={styles.days}>
        {holidays.map(({ date, reason }) => (
          <li key={date} className={styles.day}>
            <div>
              <time dateTime={date} className={styles.date}>
                {dayInWords(date, today)}
              </time>
              <p>{reason}</p>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
