import styles from './org-chart.module.css';
import { standInOneColumn, toTree, type Branch, type Unit } from './unit-tree.ts';

/** More columns than this would be too narrow to read. */
const mostColumns = 5;

function Branches({ branches }: { branches: readonly Branch[] }) {
  return (
    <ul className={standInOneColumn(branches) ? styles.column : styles.row}>
      {branches.map(({ id, title, note, columns, branches: next }) => (
        <li key={id} className={styles.branch} data-columns={columns}>
          <div className={styles.unit}>
            <b className={styles.title}>{title}</b>
            {note && <p className={styles.note}>{note}</p>}
          </div>
          {next.length > 0 && <Branches branches={next} />}
        </li>
      ))}
    </ul>
  );
}

/** A list of units within units. Where there is room it is drawn as a chart, otherwise as a tree. */
export function OrgChart({ units }: { units: readonly Unit[] }) {
  const tree = toTree(units);
  const isChart = tree.reduce((sum, { columns }) => sum + columns, 0) <= mostColumns;
  return (
    <div className={isChart ? `${styles.frame} ${styles.chart}` : styles.frame}>
      <Branches branches={tree} />
    </div>
  );
}
