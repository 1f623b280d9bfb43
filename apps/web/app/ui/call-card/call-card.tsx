import { Icon } from '../icon/icon.tsx';
import { Picture, type Art } from '../picture/picture.tsx';
import styles from './call-card.module.css';

interface CallCardProps {
  title: string;
  words: string;
  phone: string;
  hours: string;
  art: Art;
  isNight: boolean;
}

/** Help in the same place on every page: somebody answers the telephone. */
export function CallCard({ title, words, phone, hours, art, isNight }: CallCardProps) {
  return (
    <aside className={styles.card} aria-label={title}>
      <Picture wide={art} isNight={isNight} width={160} height={120} className={styles.art} />
      <div>
        <h2>{title}</h2>
        <p>{words}</p>
        {phone && (
          <a href={`tel:${phone}`} className={styles.number}>
            <Icon name="phone" />
            {phone}
          </a>
        )}
        <p className={styles.hours}>{hours}</p>
      </div>
    </aside>
  );
}
