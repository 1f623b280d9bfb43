import styles from './comparison-table.module.css';

export interface ComparisonRow {
  label: string;
  cells: readonly string[];
}

interface ComparisonTableProps {
  caption: string;
  columns: readonly string[];
  rows: readonly ComparisonRow[];
  /** Amounts are set to the right. */
  isAmounts?: boolean;
}

/** A table where there is room for one; otherwise a card for each row, in which every cell names its column. */
export function ComparisonTable({ caption, columns, rows, isAmounts = false }: ComparisonTableProps) {
  return (
    <div className={styles.frame}>
      <table className={isAmounts ? `${styles.table} ${styles.amounts}` : styles.table}>
        <caption className={styles.caption}>{caption}</caption>
        <thead className={styles.head}>
          <tr>
            <th scope="col">구분</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, cells }) => (
            <tr key={label} className={styles.row}>
              <th scope="row" className={styles.label}>
                {label}
              </th>
              {cells.map((cell, index) => (
                <td key={columns[index]} className={styles.cell}>
                  <b className={styles.column}>{columns[index]}</b>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
