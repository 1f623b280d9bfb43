import { ComparisonTable } from '../../ui/comparison-table/comparison-table.tsx';
import type { CostsInWords } from './monthly-cost.ts';
import styles from './transport-page.module.css';

export const costsEntry = { id: 'costs', title: '한 달이면 얼마가 듭니까?' };

/** A month of rides to dialysis, side by side. */
export function CostComparison({ costs: { lead, note, ...table } }: { costs: CostsInWords }) {
  return (
    <section id={costsEntry.id} className={styles.stack}>
      <h2>{costsEntry.title}</h2>
      <p>{lead}</p>
      <ComparisonTable {...table} isAmounts />
      <p className={styles.quiet}>{note}</p>
    </section>
  );
}
