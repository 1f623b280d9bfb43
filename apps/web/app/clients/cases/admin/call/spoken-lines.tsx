import styles from './call.module.css';

/** What is read aloud, word for word: short lines, in letters that are read from the side while one listens. */
export function SpokenLines({ lines }: { lines: readonly string[] }) {
  return (
    <div data-aloud className={`${styles.script} ${styles.spoken}`}>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}
