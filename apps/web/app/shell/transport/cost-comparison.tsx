import { ComparisonTable } from '../../ui/comparison-table/comparison-table.tsx';
import { ridesAMonth, type CallTaxi, type CostRow } from './monthly-cost.ts';
import styles from './transport-page.module.css';

export const costsEntry = { id: 'costs', title: '한 달이면 얼마가 듭니까?' };

/** A month of rides to dialysis, side by side. */
export function CostComparison({ costs, callTaxi }: { costs: readonly CostRow[]; callTaxi: CallTaxi }) {
  return (
    <section id={costsEntry.id} className={styles.stack}>
      <h2>{costsEntry.title}</h2>
      <p>일주일에 세 번 왕복하면 한 달에 {ridesAMonth}번쯤 탑니다. 아래 요금으로 셈해 본 금액입니다.</p>
      <ComparisonTable
        caption={`한 달에 ${ridesAMonth}번 탈 때 드는 돈`}
        columns={['협회 차량', callTaxi.name, '일반 택시']}
        rows={costs}
        isAmounts
      />
      <p className={styles.quiet}>
        가까운 거리는 {callTaxi.asSubject} 더 쌀 수 있습니다. 택시는 낮에 길이 막히지 않을 때의 금액입니다. 요금은 바뀔
        수 있습니다.
      </p>
    </section>
  );
}
