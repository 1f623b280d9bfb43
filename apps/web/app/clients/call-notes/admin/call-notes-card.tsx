import type { CallNote } from '@kidney/contract/clients/call-notes/call-notes.schema.ts';
import { useId } from 'react';
import type { Mutation } from '../../../platform/use-mutation.ts';
import { Button, Buttons } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { Rows } from '../../../ui/row/row.tsx';
import { StatusMessage } from '../../../ui/status-message/status-message.tsx';
import { CallNoteRow } from './call-note-row.tsx';
import { EndedNotes } from './ended-notes.tsx';
import { useCallNotes } from './use-call-notes.ts';
import styles from './call-notes.module.css';

interface CallNotesCardProps {
  notes: readonly CallNote[];
  today: string;
  /** Of the screen, which says how it ended; what can be taken back is said here. */
  mutation: Mutation;
}

/** Who waits to be called back. */
export function CallNotesCard({ notes, today, mutation }: CallNotesCardProps) {
  const id = useId();
  const acts = useCallNotes(mutation);
  const { done } = acts;
  const open = notes.filter(({ end }) => end === null);
  const ended = notes.filter(({ end }) => end !== null);

  return (
    <Card>
      <section aria-labelledby={id} className={styles.notes}>
        <h2 id={id}>전화할 곳 {open.length > 0 && `${open.length}건`}</h2>
        {done && (
          <div className={styles.done}>
            <StatusMessage isFocused kind="ok" onClose={acts.forget}>
              {done.message}
            </StatusMessage>
            <Buttons>
              <Button
                kind="secondary"
                size="small"
                aria-disabled={mutation.isBusy}
                onClick={() => void acts.reopen(done.note)}
              >
                되돌리기
              </Button>
            </Buttons>
          </div>
        )}
        {open.length === 0 && <p>전화할 곳이 없습니다.</p>}
        {open.length > 0 && (
          <Rows>
            {open.map((note) => (
              <li key={note.id}>
                <CallNoteRow note={note} today={today} isBusy={mutation.isBusy} acts={acts} />
              </li>
            ))}
          </Rows>
        )}
        <EndedNotes notes={ended} isBusy={mutation.isBusy} acts={acts} />
      </section>
    </Card>
  );
}
