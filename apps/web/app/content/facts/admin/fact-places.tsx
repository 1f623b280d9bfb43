import type { FactPlace } from '@kidney/contract/content/facts/facts.schema.ts';
import { Link } from 'react-router';
import styles from './facts-admin.module.css';

/** Every place that shows it. */
export function FactPlaces({ places }: { places: readonly FactPlace[] }) {
  if (places.length === 0) return <p className={styles.note}>아직 어느 화면에도 나오지 않습니다.</p>;
  return (
    <details className={styles.more}>
      <summary>나오는 곳 {places.length}곳</summary>
      <ul>
        {places.map(({ title, path }) => (
          <li key={`${path} ${title}`}>
            <Link to={path}>{title}</Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
