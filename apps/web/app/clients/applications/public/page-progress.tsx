import styles from './page-progress.module.css';

interface PageProgressProps {
  /** What is being filled in. */
  name: string;
  number: number;
  of: number;
}

/** How far one has come. The bars say what the words say. */
export function PageProgress({ name, number, of }: PageProgressProps) {
  return (
    <div>
      <p className={styles.words}>
        <b>{name}</b> · {of}쪽 가운데 {number}쪽
      </p>
      <div className={styles.bars} aria-hidden="true">
        {Array.from({ length: of }, (_, index) => (
          <i key={index} className={index < number ? styles.on : undefined} />
        ))}
      </div>
    </div>
  );
}
