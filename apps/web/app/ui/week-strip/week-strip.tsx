import { Icon } from '../icon/icon.tsx';
import styles from './week-strip.module.css';

export interface WeekDay {
  /** `YYYY-MM-DD` */
  date: string;
  weekday: string;
  day: number;
  isToday: boolean;
  /** Whether there is service. */
  runs: boolean;
  /** What to say about the day: 운행, 쉼. */
  state: string;
}

/** The seven days of a week on the river, each with its date and its state in words and as a sign. */
export function WeekStrip({ days }: { days: readonly WeekDay[] }) {
  return (
    <ol className={styles.week}>
      {days.map(({ date, weekday, day, isToday, runs, state }) => (
        <li key={date} className={[styles.day, !runs && styles.off, isToday && styles.today].filter(Boolean).join(' ')}>
          <span>{weekday}</span>
          <time dateTime={date} className={styles.date}>
            {day}
          </time>
          <span className={styles.sign}>
            <Icon name={runs ? 'check' : 'close'} />
          </span>
          <b>{state}</b>
          {isToday && <b className={styles.now}>오늘</b>}
        </li>
      ))}
    </ol>
  );
}
