import { Icon } from '../../../ui/icon/icon.tsx';
import styles from './journey.module.css';

export interface Station {
  title: string;
  /** When it was reached; null where it was not. */
  day: string | null;
  /** What is said where it is now. */
  here: string | null;
}

/** Where something is on its way along the river: what was reached, with its day, and what is still ahead. */
export function Journey({ stations }: { stations: readonly Station[] }) {
  return (
    <div className={styles.frame}>
      <ol className={styles.journey}>
        {stations.map(({ title, day, here }, index) => (
          <li
            key={title}
            className={day ? `${styles.station} ${styles.reached}` : styles.station}
            aria-current={here ? 'step' : undefined}
          >
            <span className={styles.sign} aria-hidden="true">
              {day ? <Icon name="check" /> : index + 1}
            </span>
            <b className={styles.title}>{title}</b>
            <span className={styles.day}>{day ?? '아직입니다'}</span>
            {here && <span className={styles.here}>{here}</span>}
          </li>
        ))}
      </ol>
    </div>
  );
}
