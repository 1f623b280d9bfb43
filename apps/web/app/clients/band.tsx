import type { ReactNode } from 'react';
import styles from './band.module.css';

interface BandPart {
  label: ReactNode;
  /** What is read from across the desk. */
  words: ReactNode;
  more?: readonly (string | null | undefined | false)[];
  act?: ReactNode;
}

interface BandProps {
  name: string;
  picture?: ReactNode;
  parts: readonly (BandPart & { key: string })[];
}

/** What is asked first on the telephone, side by side above everything else. */
export function Band({ name, picture, parts }: BandProps) {
  return (
    <section aria-label={name} className={styles.band}>
      {picture}
      <dl className={styles.parts}>
        {parts.map(({ key, label, words, more = [], act }) => (
          <div key={key} className={styles.part}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.words}>{words}</dd>
            {more.map((line) => line && <dd key={line}>{line}</dd>)}
            {act && <dd className={styles.act}>{act}</dd>}
          </div>
        ))}
      </dl>
    </section>
  );
}
