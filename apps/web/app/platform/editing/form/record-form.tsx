import type { FieldProblem } from '@kidney/contract/shared/envelope.ts';
import { useEffect, useId, useMemo, useState, type FormEvent, type ReactNode } from 'react';
import { Button, Buttons } from '../../../ui/button/button.tsx';
import { ErrorSummary } from '../../../ui/error-summary/error-summary.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { FieldConflict } from '../conflict/field-conflict.tsx';
import { problemsByField, type RecordFields, type ServerNames } from './record-fields.ts';
import type { Conflict } from './use-record-edit.ts';

/** What the fields of a form are drawn from. */
export interface FieldsProps<Draft> {
  /** Each field's id begins with it: `${id}-${field}`. */
  id: string;
  draft: Draft;
  wrong: ReadonlyMap<keyof Draft, string>;
  onChange: (draft: Draft) => void;
}

/** What differs between a record that is added and one that is changed. */
export interface RecordFormUse<Draft> {
  label: string;
  initial: Draft;
  isBusy: boolean;
  /** What the server found wrong with what was sent last. */
  problems: readonly FieldProblem[];
  conflict?: Conflict<Draft> | undefined;
  onConfirm: (draft: Draft) => void;
  onCancel: () => void;
}

interface RecordFormProps<Draft> extends RecordFormUse<Draft> {
  /** What is written, with its particle: `이 병원을`. */
  subject: string;
  fields: RecordFields<Draft>;
  serverNames?: ServerNames<Draft>;
  /** Whoever opens the form came to write this. */
  firstField: keyof Draft & string;
  children: (fields: FieldsProps<Draft>) => ReactNode;
}

/** The fields of a record, being added or being changed. */
export function RecordForm<Draft extends object>(props: RecordFormProps<Draft>) {
  const { label, subject, fields, serverNames, firstField, initial, isBusy, problems, conflict } = props;
  const id = useId();
  const [draft, setDraft] = useState(initial);
  const wrong = useMemo(() => problemsByField(fields, problems, serverNames), [fields, problems, serverNames]);
  // The summary takes the focus whenever it gets new problems, so typing must not make any.
  const summary = useMemo(
    () =>
      [...wrong].map(([field, message]) => ({
        fieldId: `${id}-${field}`,
        message: `${fields[field].label}: ${message}`,
      })),
    [wrong, fields, id],
  );

  function confirm(event: FormEvent) {
    event.preventDefault();
    if (!isBusy && !conflict) props.onConfirm(draft);
  }

  useEffect(() => {
    document.getElementById(`${id}-${firstField}`)?.focus();
  }, [id, firstField]);

  return (
    <form aria-label={label} noValidate onSubmit={confirm}>
      <Stack>
        {summary.length > 0 && <ErrorSummary title="저장하지 못했습니다. 아래를 고쳐 주십시오." problems={summary} />}
        {props.children({ id, draft, wrong, onChange: setDraft })}
        {conflict ? (
          <FieldConflict
            subject={subject}
            fields={fields}
            mine={draft}
            theirs={conflict.theirs}
            onTakeMine={() => conflict.onTakeMine(draft)}
            onTakeTheirs={conflict.onTakeTheirs}
            onMerge={() => setDraft(conflict.merge(draft))}
          />
        ) : (
          <Buttons>
            <Button type="submit" aria-disabled={isBusy}>
              저장
            </Button>
            <Button kind="secondary" onClick={props.onCancel}>
              취소
            </Button>
          </Buttons>
        )}
      </Stack>
    </form>
  );
}
