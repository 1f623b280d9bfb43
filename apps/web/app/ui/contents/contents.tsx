import { useRef } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './contents.module.css';

export interface Entry {
  id: string;
  title: string;
}

interface ContentsProps {
  entries: readonly Entry[];
  /** Another name where a page has two. */
  name?: string;
}

const usualName = '이 쪽의 차례';

/** What stands where on a long page. Folded on narrow screens; on wide ones there is `ContentsAside` for the side. */
export function Contents({ entries, name = usualName }: ContentsProps) {
  const fold = useRef<HTMLDetailsElement>(null);
  return (
    <details ref={fold} className={styles.fold}>
      <summary className={styles.summary}>
        <Icon name="list" />
        {name}
        <span className={styles.arrow}>
          <Icon name="chevronDown" />
        </span>
      </summary>
      <List entries={entries} onChoose={() => fold.current?.removeAttribute('open')} />
    </details>
  );
}

export function ContentsAside({ entries, name = usualName }: ContentsProps) {
  return (
    <nav aria-label={name} className={styles.wide}>
      <h2 className={styles.title}>{name}</h2>
      <List entries={entries} />
    </nav>
  );
}

function List({ entries, onChoose }: { entries: readonly Entry[]; onChoose?: () => void }) {
  return (
    <ul className={styles.list}>
      {entries.map(({ id, title }) => (
        <li key={`${id}${title}`}>
          <a href={`#${id}`} className={styles.link} onClick={onChoose}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}
