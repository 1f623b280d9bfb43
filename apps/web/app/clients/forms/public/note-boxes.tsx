import type { FormNote } from '@kidney/contract/clients/forms/forms.schema.ts';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { Callout } from '../../../ui/callout/callout.tsx';
import styles from './forms.module.css';

const dial = 'tel:';

/** A number is a link by itself, after whose it is: together they do not fit on a narrow line. */
function NoteLink({ label, href }: FormNote['links'][number]) {
  if (href.startsWith('/')) return <Link to={href}>{label}</Link>;
  if (!href.startsWith(dial)) return <a href={href}>{label}</a>;
  return (
    <>
      {label} <a href={href}>{href.slice(dial.length)}</a>
    </>
  );
}

/** What has to be known at this point, and where to go on. */
export function NoteBoxes({ notes, isAnswer = false }: { notes: readonly FormNote[]; isAnswer?: boolean }) {
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (isAnswer) box.current?.focus();
  }, [isAnswer]);

  if (notes.length === 0) return null;
  return (
    <div id="note" ref={box} tabIndex={-1} className={styles.notes}>
      {notes.map(({ tone, title, text, links }) => (
        <Callout key={title} tone={tone === 'warning' ? 'warn' : 'info'} title={title}>
          <p>{text}</p>
          {links.length > 0 && (
            <ul className={styles.noteLinks}>
              {links.map(({ label, href }) => (
                <li key={href}>
                  <NoteLink label={label} href={href} />
                </li>
              ))}
            </ul>
          )}
        </Callout>
      ))}
    </div>
  );
}
