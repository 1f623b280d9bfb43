import type { ReactNode, ToggleEvent } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './accordion.module.css';

export function Accordion({ children }: { children: ReactNode }) {
  return <div className={styles.accordion}>{children}</div>;
}

export function AccordionRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}

function closeOthers(event: ToggleEvent<HTMLDetailsElement>) {
  const opened = event.currentTarget;
  if (!opened.open || 'name' in HTMLDetailsElement.prototype) return;
  for (const other of document.querySelectorAll('details')) {
    if (other !== opened && other.getAttribute('name') === opened.getAttribute('name')) other.open = false;
  }
}

interface AccordionItemProps {
  group: string;
  title: string;
  /** Of the text inside: an address that ends in it opens the item. */
  id?: string;
  children: ReactNode;
}

/** Whether it is open is the browser's affair; of one group, one item is open at a time. */
export function AccordionItem({ group, title, id, children }: AccordionItemProps) {
  return (
    <details name={group} className={styles.item} onToggle={closeOthers}>
      <summary className={styles.summary}>
        <span>{title}</span>
        <span className={styles.state}>
          <span className={styles.word} />
          <Icon name="chevronDown" />
        </span>
      </summary>
      <div id={id} className={styles.content}>
        {children}
      </div>
    </details>
  );
}
