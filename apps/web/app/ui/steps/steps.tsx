import styles from './steps.module.css';

export interface Step {
  title: string;
  text: string;
}

interface StepsProps {
  items: readonly Step[];
  /** Side by side where there is room for it; always one below the other without it. */
  isAcross?: boolean;
}

/** What comes after what, along the river. */
export function Steps({ items, isAcross = false }: StepsProps) {
  return (
    <div className={isAcross ? styles.across : undefined}>
      <ol className={styles.steps}>
        {items.map(({ title, text }) => (
          <li key={title} className={styles.step}>
            <b className={styles.title}>{title}</b>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
