import { ServiceState } from '../../ui/service-state/service-state.tsx';
import type { ShownService } from './shown-service.ts';
import styles from './transport-page.module.css';

/** Whether the vans run today, and what comes next. */
export function ServiceToday({ service: { today, closures } }: { service: ShownService }) {
  const [closure] = closures;
  return (
    <ServiceState runs={today.runs} title={today.title}>
      {today.reason && <p>{today.reason}에는 차가 다니지 않습니다.</p>}
      {today.nextRun && (
        <p>
          다음 운행은 <span className={styles.whole}>{today.nextRun}입니다.</span>
        </p>
      )}
      {closure && (
        <p>
          다음 쉬는 평일은 <span className={styles.whole}>{closure.day}</span> {closure.reason}입니다.
        </p>
      )}
    </ServiceState>
  );
}
