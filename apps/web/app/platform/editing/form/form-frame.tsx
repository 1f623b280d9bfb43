import { useEffect, useMemo, type ComponentProps, type FormEvent, type ReactNode } from 'react';
import { Button, Buttons } from '../../../ui/button/button.tsx';
import { ErrorSummary } from '../../../ui/error-summary/error-summary.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { StaleSave } from '../conflict/stale-save.tsx';
import type { WaysOut } from '../conflict/ways-out.tsx';
import { differencesBetween, type NameOf } from './fields.ts';
import type { FormState } from './draft-fields.tsx';

/** What is the same for every form of one kind of thing. */
export interface FormLook<Draft> {
  label: string;
  /** What is written, with its particle: `이 병원을`. */
  subject: string;
  /** Whoever opens the form came to write this; nothing where it stands open on its page. */
  first?: NameOf<Draft> | undefined;
}

interface FormFrameProps<Draft> extends FormLook<Draft> {
  form: FormState<Draft>;
  isBusy: boolean;
  /** What somebody else saved meanwhile. */
  theirs: { version: number; draft: Draft } | undefined;
  ways: ComponentProps<typeof WaysOut>;
  onSave: () => void;
  /** The way out beside 저장. */
  leave: ReactNode;
  children: ReactNode;
}

/** The frame of a form: what is wrong, the fields, and saving, also when somebody else was first. */
export function FormFrame<Draft extends object>(props: FormFrameProps<Draft>) {
  const { label, subject, first, form, isBusy, theirs, ways, onSave, leave, children } = props;
  const { id, fields, draft, wrong } = form;
  // The same list for as long as it is the same answer: a new one takes the focus.
  const summary = useMemo(
    () =>
      [...wrong].map(([field, message]) => {
        const name = fields[field].label;
        return { fieldId: `${id}-${field}`, message: message.startsWith(name) ? message : `${name}: ${message}` };
      }),
    [wrong, id, fields],
  );

  useEffect(() => {
    if (first !== undefined) document.getElementById(`${id}-${first}`)?.focus();
  }, [id, first]);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isBusy && !theirs) onSave();
  }

  return (
    <form aria-label={label} noValidate onSubmit={submit}>
      <Stack>
        {summary.length > 0 && <ErrorSummary title="저장하지 못했습니다. 아래를 고쳐 주십시오." problems={summary} />}
        {children}
        {theirs ? (
          <StaleSave
            {...ways}
            key={theirs.version}
            subject={subject}
            differences={differencesBetween(fields, theirs.draft, draft)}
          />
        ) : (
          <Buttons>
            <Button type="submit" aria-disabled={isBusy}>
              저장
            </Button>
            {leave}
          </Buttons>
        )}
      </Stack>
    </form>
  );
}
