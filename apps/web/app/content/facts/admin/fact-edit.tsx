import type { Fact } from '@kidney/contract/content/facts/facts.schema.ts';
import { factsPaths } from '@kidney/contract/content/facts/facts.paths.ts';
import { call } from '../../../platform/api-client.ts';
import { RecordForm } from '../../../platform/editing/form/record-form.tsx';
import { useRecordEdit } from '../../../platform/editing/form/use-record-edit.ts';
import { browserTransport } from '../../../platform/session/browser-transport.ts';
import type { Mutation } from '../../../platform/use-mutation.ts';
import { factFields, toContent, toDraft } from './fact-draft.ts';
import { FactFields } from './fact-fields.tsx';
import styles from './facts-admin.module.css';

interface FactEditProps {
  fact: Fact;
  today: string;
  mutation: Mutation;
  onSaved: () => void;
  onClose: () => void;
}

export function FactEdit({ fact, today, mutation, onSaved, onClose }: FactEditProps) {
  const { key, label } = fact;
  const edit = useRecordEdit({
    record: fact,
    toDraft,
    send: (draft, version) => {
      const body = { ...toContent(draft), version };
      return mutation.act(() => call(browserTransport, factsPaths.update, { params: { key }, body }));
    },
    mutation,
    onSaved,
    onClose,
  });
  return (
    <div className={styles.edit}>
      <RecordForm {...edit} label={`${label} 고치기`} subject="이 내용을" fields={factFields} firstField="value">
        {(fields) => <FactFields {...fields} today={today} />}
      </RecordForm>
    </div>
  );
}
