import type { ServiceDay } from '@kidney/contract/transport/service-days/service-days.schema.ts';
import { formatDay } from '../../platform/korean-date.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './home.module.css';

/** Names its day: the page may be looked at again after midnight. */
export function TodayLine({ today }: { today: ServiceDay }) {
  return (
    <p className={styles.today}>
      <span className={today.runs ? styles.runs : styles.rests}>
        <Icon name={today.runs ? 'check' : 'close'} />
        {today.runs ? '오늘 운행합니다' : '오늘 쉽니다'}
      </span>
      <span className={styles.whole}>
        {formatDay(today.date)}
        {today.reason && !today.reason.endsWith('요일') && ` ${today.reason}`}
      </span>
    </p>
  );
}
