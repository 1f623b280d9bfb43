import { Link } from 'react-router';
import { Icon, type IconName } from '../icon/icon.tsx';
import styles from './tile.module.css';

interface TileProps {
  to: string;
  icon: IconName;
  title: string;
  words: string;
  /** One filled tile a view. */
  ground?: 'filled' | 'white';
}

/** A large way in: a pebble, a name and what lies behind it. */
export function Tile({ to, icon, title, words, ground = 'filled' }: TileProps) {
  return (
    <Link to={to} className={`${styles.tile} ${styles[ground]}`}>
      <span className={styles.pebble}>
        <Icon name={icon} />
      </span>
      <span>
        <b className={styles.title}>{title}</b>
        <span className={styles.words}>{words}</span>
      </span>
      <span className={styles.arrow}>
        <Icon name="chevronRight" />
      </span>
    </Link>
  );
}
