import type { ReactNode } from 'react';
import { Button } from '../../../../ui/button/button.tsx';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { PartForm } from './part-form.tsx';
import { blockButtonId, type Editing } from './use-editing.ts';
import styles from './editor.module.css';

interface PagePartProps {
  owner: 'page' | 'sources';
  title: string;
  /** What it says now, while it is folded. */
  excerpt: string;
  editing: Editing;
  children: ReactNode;
}

/** What belongs to the page and is no block. */
export function PagePart({ owner, title, excerpt, editing, children }: PagePartProps) {
  const isOpen = editing.open.has(owner);
  return (
    <section className={styles.card}>
      <h3 className={styles.name}>{title}</h3>
      {!isOpen && <p className={styles.excerpt}>{excerpt}</p>}
      <div role="group" aria-label={title} className={styles.acts}>
        <Button
          id={blockButtonId(owner, 'edit')}
          kind="secondary"
          size="small"
          aria-expanded={isOpen}
          onClick={() => (isOpen ? editing.closeForm(owner) : editing.startForm(owner))}
        >
          <Icon name={isOpen ? 'close' : 'edit'} />
          {isOpen ? '접기' : '고치기'}
        </Button>
      </div>
      {isOpen && (
        <PartForm owner={owner} label={`${title} 고치기`} onClose={() => editing.closeForm(owner)}>
          {children}
        </PartForm>
      )}
    </section>
  );
}
