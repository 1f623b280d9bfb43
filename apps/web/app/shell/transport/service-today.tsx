import type { ServiceOverview } from '@kidney/contract/service-days/service-days.schema.ts';
import { formatDay } from '../../platform/korean-date.ts';
import { ServiceState } from '../../ui/service-state/service-state.tsx';
import { nextServiceDay, sentenceOf } from './service-words.ts';
import styles from './transport-page.module.css';

/** Whether the vans run today, and what comes next. */
export function ServiceToday({ service }: { service: ServiceOverview }) {
  const { today, closures } = service;
  const [closure] = closures;
  const next = today.runs ? null : nextServiceDay(service);
  return (
    <ServiceState runs={today.runs} title={sentenceOf(today)}>
      {today.reason && <p>{today.reason}에는 차가 다니지 않습니다.</p>}
      {next && (
        <p>
          다음 운행은 <span className={styles.whole}>{formatDay(next)}입니다.</span>
        </p>
      )}
      {closure && (
        <p>
          다음 쉬는 평일은 <span className={styles.whole}>{formatDay(closure.date)}</span> {closure.reason}입니다.
        </p>
      )}
    </ServiceState>
  );
}
