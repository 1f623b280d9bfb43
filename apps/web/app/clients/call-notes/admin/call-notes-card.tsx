import { openCallNotesMost } from '@kidney/contract/clients/call-notes/call-note-bounds.paths.ts';
import type { CallNote } from '@kidney/contract/clients/call-notes/call-notes.schema.ts';
import { useId } from 'react';
import type { Mutation } from '../../../platform/use-mutation.ts';
import { Button, Buttons } from '../../../ui/button/button.tsx';
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
    <section aria-labelledby={id} className="today-card">
      <div className="today-head">
        <h2 id={id}>전화할 곳</h2>
        {open.length > 0 && <b className="today-count">{open.length}</b>}
      </div>
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
        <ul className="today-rows">
          {open.map((note) => (
            <CallNoteRow key={note.id} note={note} today={today} isBusy={mutation.isBusy} acts={acts} />
          ))}
        </ul>
      )}
      {open.length >= openCallNotesMost && (
        <p>급한 {openCallNotesMost}건까지 보입니다. 마치시면 다음 것이 이어서 보입니다.</p>
      )}
      <EndedNotes notes={ended} isBusy={mutation.isBusy} acts={acts} />
    </section>
  );
}
