import { Link } from 'react-router';
import { Icon } from '../icon/icon.tsx';
import styles from './chip-links.module.css';

export interface Chip {
  label: string;
  to: string;
  isCurrent: boolean;
}

/** One of a few: links, so that a choice is an address. The chosen one has a tick, not only a colour. */
export function ChipLinks({ label, chips }: { label: string; chips: readonly Chip[] }) {
  return (
    <nav aria-label={label}>
      <ul className={styles.chips}>
        {chips.map(({ label: words, to, isCurrent }) => (
          <li key={words}>
            <Link to={to} className={styles.chip} aria-current={isCurrent ? 'true' : undefined}>
              {isCurrent && <Icon name="check" />}
              {words}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
