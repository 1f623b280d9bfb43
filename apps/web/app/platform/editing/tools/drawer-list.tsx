import type { ReactNode } from 'react';
import type { useListed } from './use-listed.ts';
import styles from './drawer-list.module.css';

interface DrawerListProps<Item extends { id: number }> {
  label: string;
  /** Said where there is nothing. */
  none: string;
  listed: ReturnType<typeof useListed<Item>>;
  /** One row: what it is, and what can be done with it. */
  children: (item: Item) => ReactNode;
}

/** What a drawer holds that only staff open. */
export function DrawerList<Item extends { id: number }>(props: DrawerListProps<Item>) {
  const { label, none, listed, children } = props;
  const { items, problem } = listed;
  if (problem) return <p role="alert">{problem}</p>;
  if (!items) return <p role="status">불러오는 중입니다.</p>;
  if (items.length === 0) return <p role="status">{none}</p>;
  return (
    <ul className={styles.rows} aria-label={label}>
      {items.map((item) => (
        <li key={item.id} className={styles.row}>
          {children(item)}
        </li>
      ))}
    </ul>
  );
}
