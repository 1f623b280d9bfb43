import { useEffect, useMemo, type FormEvent, type ReactNode } from 'react';
import { draftInWords } from '../drafts/draft-messages.ts';
import type { Difference } from '../comparison/comparison.tsx';
import { LeaveGuard } from '../drafts/leave-guard.tsx';
import { StaleSave } from '../conflict/stale-save.tsx';
import { Button, ButtonLink, Buttons } from '../../../ui/button/button.tsx';
import { ErrorSummary } from '../../../ui/error-summary/error-summary.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { StatusMessage } from '../../../ui/status-message/status-message.tsx';
import type { useWriting } from './use-writing.ts';

type Writing<Draft extends object> = ReturnType<typeof useWriting<Draft, { id: number; version: number }>>;

interface WritingFormProps<Draft extends object> {
  writing: Writing<Draft>;
  label: string;
  /** What is written, with its particle: `이 행사를`. */
  subject: string;
  /** Begins the id of every field: `<id>-<field>`. */
  id: string;
  /** The field that is first. */
  first: keyof Draft & string;
  labels: Readonly<Record<string, string>>;
  wrong: ReadonlyMap<string, string>;
  differencesOf: (saved: Draft, mine: Draft) => Difference[];
  children: ReactNode;
}

/** The frame of a form in which something is written: what is wrong, the fields, and saving, also when somebody else was first. */
export function WritingForm<Draft extends object>(props: WritingFormProps<Draft>) {
  const { writing, label, subject, id, first, labels, wrong, differencesOf, children } = props;
  const { draft, theirs, keeper, keptState, isBusy, outcome, backTo, mayMerge } = writing;
  // The same list for as long as it is the same answer: a new one takes the focus.
  const summary = useMemo(
    () =>
      [...wrong].map(([field, message]) => {
        const name = labels[field] ?? '';
        return { fieldId: `${id}-${field}`, message: message.includes(name) ? message : `${name}: ${message}` };
      }),
    [wrong, id, labels],
  );

  useEffect(() => {
    document.getElementById(`${id}-${first}`)?.focus();
  }, [id, first]);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isBusy) void writing.save();
  }

  return (
    <form aria-label={label} noValidate onSubmit={submit}>
      <LeaveGuard keeper={keeper} />
      <Stack>
        {outcome?.kind === 'error' && (
          <StatusMessage isFocused kind="error">
            {outcome.message}
          </StatusMessage>
        )}
        {wrong.size > 0 && <ErrorSummary title="저장하지 못했습니다. 아래를 고쳐 주십시오." problems={summary} />}
        {children}
        {theirs ? (
          <StaleSave
            key={theirs.version}
            subject={subject}
            differences={differencesOf(theirs.draft, draft)}
            onMerge={mayMerge ? writing.merge : undefined}
            onTakeMine={() => void writing.saveOver()}
            onTakeTheirs={() => void writing.takeTheirs()}
          />
        ) : (
          <>
            <Buttons>
              <Button type="submit" aria-disabled={isBusy}>
                저장
              </Button>
              <ButtonLink kind="secondary" to={backTo}>
                그만두기
              </ButtonLink>
            </Buttons>
            <p role="status">{draftInWords(keptState)}</p>
          </>
        )}
      </Stack>
    </form>
  );
}
