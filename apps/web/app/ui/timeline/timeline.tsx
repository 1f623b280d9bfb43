import styles from './timeline.module.css';

export interface Moment {
  when: string;
  title: string;
  text?: string | undefined;
}

/** What happened when, down the river. */
export function Timeline({ items }: { items: readonly Moment[] }) {
  return (
    <ol className={styles.timeline}>
      {items.map(({ when, title, text }, index) => (
        <li key={`${when}${title}${index}`} className={styles.moment}>
          <span className={styles.when}>{when}</span>
          <b className={styles.title}>{title}</b>
          {text && <p>{text}</p>}
        </li>
      ))}
    </ol>
  );
}
