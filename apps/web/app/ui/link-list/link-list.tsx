import { Link } from 'react-router';
import { Icon } from '../icon/icon.tsx';
import styles from './link-list.module.css';

export interface LinkItem {
  label: string;
  href: string;
  note?: string | undefined;
}

function Words({ label, note, isElsewhere }: Pick<LinkItem, 'label' | 'note'> & { isElsewhere: boolean }) {
  return (
    <>
      <span>
        <b className={styles.label}>{label}</b>
        {note && <span className={styles.note}>{note}</span>}
      </span>
      <Icon name={isElsewhere ? 'external' : 'chevronRight'} />
    </>
  );
}

/** Ways to other pages, here or elsewhere. */
export function LinkList({ items }: { items: readonly LinkItem[] }) {
  return (
    <ul className={styles.list}>
      {items.map(({ href, ...words }) => (
        <li key={href + words.label}>
          {href.startsWith('/') ? (
            <Link to={href} className={styles.link}>
              <Words {...words} isElsewhere={false} />
            </Link>
          ) : (
            <a href={href} className={styles.link}>
              <Words {...words} isElsewhere={href.startsWith('https:')} />
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
