import { useEffect, useState } from 'react';
import styles from './spinner.module.css';

const patience = 300;

/** What is seen of it. */
export function Waiting() {
  return (
    <span className={styles.words}>
      <span className={styles.ring} />
      불러오는 중입니다
    </span>
  );
}

/** Says that something is loading, but only where it takes long enough to wonder. */
export function Spinner({ isPending }: { isPending: boolean }) {
  const [isLate, setLate] = useState(false);

  useEffect(() => {
    if (!isPending) return;
    const timer = setTimeout(() => setLate(true), patience);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isPending]);

  return (
    <div role="status" className={styles.place}>
      {isPending && isLate && <Waiting />}
    </div>
  );
}
