import type { FieldProblem } from '@kidney/contract/shared/envelope.ts';
import { useId, useMemo, useState, type ReactNode } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { problemsByField, type Fields, type ServerNames } from './fields.ts';
import { DraftFields, type FormState } from './draft-fields.tsx';
import { FormFrame, type FormLook } from './form-frame.tsx';
import type { Conflict } from './use-record-edit.ts';

interface RecordFormProps<Draft> extends FormLook<Draft> {
  fields: Fields<Draft>;
  serverNames?: ServerNames<Draft> | undefined;
  initial: Draft;
  isBusy: boolean;
  /** What the server found wrong with what was sent last. */
  problems: readonly FieldProblem[];
  conflict?: Conflict<Draft> | undefined;
  onConfirm: (draft: Draft) => void;
  /** Not where the form stands open on its page. */
  onCancel?: () => void;
  /** Where more is to be drawn than the fields of the table. */
  children?: ((form: FormState<Draft>) => ReactNode) | undefined;
}

/** The fields of a record, being added or being changed. */
export function RecordForm<Draft extends object>(props: RecordFormProps<Draft>) {
  const { fields, serverNames, initial, problems, conflict, onConfirm, onCancel, children, ...look } = props;
  const id = useId();
  const [draft, setDraft] = useState(initial);
  const wrong = useMemo(() => problemsByField(fields, problems, serverNames), [fields, problems, serverNames]);
  const form: FormState<Draft> = { id, fields, draft, wrong, onChange: setDraft };
  return (
    <FormFrame
      {...look}
      form={form}
      theirs={conflict && { version: conflict.version, draft: conflict.theirs }}
      ways={{
        onMerge: () => conflict && setDraft(conflict.merge(draft)),
        onTakeMine: () => conflict?.onTakeMine(draft),
        onTakeTheirs: () => conflict?.onTakeTheirs(),
      }}
      onSave={() => onConfirm(draft)}
      leave={
        onCancel && (
          <Button kind="secondary" onClick={onCancel}>
            취소
          </Button>
        )
      }
    >
      {children ? children(form) : <DraftFields form={form} />}
    </FormFrame>
  );
}
