import type { CallNote } from '@kidney/contract/clients/call-notes/call-notes.schema.ts';
import { dueTagOf, dueToneOf } from '../../../platform/deadline.ts';
import { dayInSeoul } from '../../../platform/korean-date.ts';
import { momentOf, timeOf } from '../../../platform/moment-labels.ts';
import { NeedsScript } from '../../../platform/needs-script.tsx';
import { Button, ButtonLink, Buttons } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import type { CallNoteActions } from './use-call-notes.ts';
import styles from './call-notes.module.css';

/** `끝자리 0021 · 보호자` */
export const callerOf = ({ who, phoneEnd }: CallNote): string =>
  phoneEnd === '' ? who : `끝자리 ${phoneEnd} · ${who}`;

interface CallNoteRowProps {
  note: CallNote;
  today: string;
  isBusy: boolean;
  acts: CallNoteActions;
}

/** Somebody to call, and what becomes of it. */
export function CallNoteRow({ note, today, isBusy, acts }: CallNoteRowProps) {
  const { phoneEnd, about, dueOn, takenAt, takenBy, candidates } = note;
  const caller = callerOf(note);
  const withCases = candidates.flatMap(({ id, name, openCase }) => (openCase ? { id, name, caseId: openCase.id } : []));

  return (
    <li className="today-job">
      <span className={`today-when today-${dueToneOf(dueOn, today)}`}>{dueTagOf(dueOn, today)}</span>
      <div>
        <h3>{caller}</h3>
        <p className={styles.about}>“{about}”</p>
        <p>
          {dayInSeoul(takenAt) === today ? `오늘 ${timeOf(takenAt)}` : momentOf(takenAt)}에{' '}
          {takenBy ? `${takenBy} 님이 받음` : '받음'}
        </p>
      </div>
      <Buttons>
        <NeedsScript>
          <Button
            size="small"
            aria-disabled={isBusy}
            aria-label={`전화했습니다: ${caller}`}
            onClick={() => void acts.end(note, 'called')}
          >
            <Icon name="check" />
            전화했습니다
          </Button>
          {withCases.map(({ id, name, caseId }) => (
            <Button
              key={id}
              kind="secondary"
              size="small"
              aria-disabled={isBusy}
              aria-label={`${name} 님 신청 기록에 남기기: ${caller}`}
              onClick={() => void acts.contact(note, caseId)}
            >
              {name} 님 신청 기록에 남기기
            </Button>
          ))}
        </NeedsScript>
        {withCases.length === 0 && (
          <ButtonLink
            kind="secondary"
            size="small"
            to={phoneEnd === '' ? '/admin/call' : `/admin/call?find=${phoneEnd}`}
            aria-label={`신청 받기: ${caller}`}
          >
            신청 받기
          </ButtonLink>
        )}
        <NeedsScript>
          <Button
            kind="secondary"
            size="small"
            aria-disabled={isBusy}
            aria-label={`치우기: ${caller}`}
            onClick={() => void acts.end(note, 'dropped')}
          >
            치우기
          </Button>
        </NeedsScript>
      </Buttons>
    </li>
  );
}
