import type { CallNoteEnding } from '@kidney/contract/clients/call-notes/call-note-names.paths.ts';
import type { CallNote } from '@kidney/contract/clients/call-notes/call-notes.schema.ts';
import { Link } from 'react-router';
import { momentOf } from '../../../platform/moment-labels.ts';
import { NeedsScript } from '../../../platform/needs-script.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { callerOf } from './call-note-row.tsx';
import type { CallNoteActions } from './use-call-notes.ts';
import styles from './call-notes.module.css';

interface EndedNotesProps {
  notes: readonly CallNote[];
  isBusy: boolean;
  acts: CallNoteActions;
}

const endingWords: Record<CallNoteEnding, string> = {
  called: '전화했습니다.',
  contact: '신청 기록에 남겼습니다.',
  application: '신청을 받았습니다.',
  dropped: '치웠습니다.',
};

/** What was done lately, for whoever pressed the wrong button. */
export function EndedNotes({ notes, isBusy, acts }: EndedNotesProps) {
  if (notes.length === 0) return null;
  return (
    <details>
      <summary>지난 7일에 마친 것 {notes.length}건</summary>
      <ul>
        {notes.map((note) => (
          <li key={note.id} className={styles.endedNote}>
            <span>
              <b>{callerOf(note)}</b> “{note.about}”
              <br />
              {note.end && `${momentOf(note.end.at)} ${endingWords[note.end.ending]} ${note.end.by ?? ''} `}
              {note.caseId && (
                <Link to={`/admin/applications/${note.caseId}`} className={styles.link}>
                  신청 보기
                </Link>
              )}
            </span>
            <NeedsScript>
              <Button
                kind="secondary"
                size="small"
                aria-disabled={isBusy}
                aria-label={`되돌리기: ${callerOf(note)}`}
                onClick={() => void acts.reopen(note)}
              >
                되돌리기
              </Button>
            </NeedsScript>
          </li>
        ))}
      </ul>
    </details>
  );
}
