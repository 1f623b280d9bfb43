import { Link } from 'react-router';
import styles from './latest.module.css';

export function BlockHead({ title, to, words = '모두 보기' }: { title: string; to: string; words?: string }) {
  return (
    <div className={styles.head}>
      <h2>{title}</h2>
      <Link to={to} aria-label={`${title} ${words}`} className={styles.all}>
        {words}
      </Link>
    </div>
  );
}
