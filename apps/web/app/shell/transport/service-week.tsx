import { Card } from '../../ui/card/card.tsx';
import { WeekStrip } from '../../ui/week-strip/week-strip.tsx';
import type { ShownService } from './shown-service.ts';
import styles from './transport-page.module.css';

/** This week day by day, and the weekdays without service that come after it. */
export function ServiceWeek({ service }: { service: ShownService }) {
  return (
    <Card>
      <section className={styles.week} id="week">
        <h2>이번 주 운행</h2>
        <p className={styles.quiet}>{service.weekName}</p>
        <WeekStrip days={service.days} />
        {service.closures.length > 0 && (
          <>
            <h3>앞으로 쉬는 평일</h3>
            <ul className={styles.closures}>
              {service.closures.map(({ date, day, reason }) => (
                <li key={date}>
                  <time dateTime={date} className={styles.whole}>
                    {day}
                  </time>{' '}
                  {reason}
                </li>
              ))}
            </ul>
          </>
        )}
        <p className={styles.quiet}>
          토요일과 일요일에는 늘 쉽니다.
          {!service.holidaysKnown && ' 아직 발표되지 않은 공휴일은 빠져 있을 수 있습니다.'}
        </p>
      </section>
    </Card>
  );
}
