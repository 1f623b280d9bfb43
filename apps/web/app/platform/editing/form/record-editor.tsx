import type { FieldProblem } from '@kidney/contract/shared/envelope.ts';
import { useState, type ReactNode } from 'react';
import type { Ending, Mutation } from '../../use-mutation.ts';
import type { Fields, ServerNames } from './fields.ts';
import type { FormState } from './draft-fields.tsx';
import type { FormLook } from './form-frame.tsx';
import { RecordForm } from './record-form.tsx';
import { useRecordEdit } from './use-record-edit.ts';
import styles from './record-editor.module.css';

/** A kind of record that staff change in its place in a list. */
export interface RecordKind<Stored, Draft> extends Omit<FormLook<Draft>, 'label'> {
  fields: Fields<Draft>;
  serverNames?: ServerNames<Draft>;
  toDraft: (stored: Stored) => Draft;
}

interface EditorProps<Stored, Draft> {
  kind: RecordKind<Stored, Draft>;
  label: string;
  mutation: Pick<Mutation, 'isBusy' | 'reload'>;
  onSaved: () => void;
  onClose: () => void;
  /** Where more is to be drawn than the fields of the table. */
  children?: ((form: FormState<Draft>) => ReactNode) | undefined;
}

interface RecordEditProps<Stored, Draft> extends EditorProps<Stored, Draft> {
  record: Stored;
  send: (draft: Draft, version: number) => Promise<Ending>;
}

/** A record that is changed, in the place of its row. */
export function RecordEdit<Stored extends { version: number }, Draft extends object>(
  props: RecordEditProps<Stored, Draft>,
) {
  const { kind, label, record, send, mutation, onSaved, onClose, children } = props;
  const { toDraft, ...look } = kind;
  const { version: _version, ...edit } = useRecordEdit({ record, toDraft, send, mutation, onSaved, onClose });
  return (
    <div className={styles.edit}>
      <RecordForm {...look} {...edit} label={label}>
        {children}
      </RecordForm>
    </div>
  );
}

interface RecordCreateProps<Stored, Draft> extends EditorProps<Stored, Draft> {
  initial: Draft;
  send: (draft: Draft) => Promise<Ending>;
}

/** A record that is added. */
export function RecordCreate<Stored, Draft extends object>(props: RecordCreateProps<Stored, Draft>) {
  const { kind, label, initial, send, mutation, onSaved, onClose, children } = props;
  const { toDraft: _toDraft, ...look } = kind;
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);

  async function create(draft: Draft) {
    const { isDone, fields = [] } = await send(draft);
    setProblems(fields);
    if (isDone) onSaved();
  }

  return (
    <RecordForm
      {...look}
      label={label}
      initial={initial}
      isBusy={mutation.isBusy}
      problems={problems}
      onConfirm={(draft) => void create(draft)}
      onCancel={onClose}
    >
      {children}
    </RecordForm>
  );
}
