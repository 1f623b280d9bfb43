import type { Setting } from '@kidney/contract/office/settings/settings.schema.ts';
import { useState } from 'react';
import { RecordForm } from '../../../platform/editing/form/record-form.tsx';
import { useRecordEdit } from '../../../platform/editing/form/use-record-edit.ts';
import type { Mutation } from '../../../platform/use-mutation.ts';
import type { GroupForm } from './group-form.ts';
import { sendSetting } from './send-setting.ts';
import styles from './settings-admin.module.css';

interface GroupEditProps<Draft extends object> {
  form: GroupForm<Draft>;
  setting: Setting;
  mutation: Mutation;
  onSaved: () => void;
  onClose: () => void;
}

export function GroupEdit<Draft extends object>({ form, setting, mutation, onSaved, onClose }: GroupEditProps<Draft>) {
  const [said, announce] = useState('');
  const edit = useRecordEdit({
    record: setting,
    toDraft: ({ value }: Setting) => form.toDraft(value),
    send: (draft, version) => sendSetting(mutation, form.group, form.toValue(draft), version),
    mutation,
    onSaved,
    onClose,
  });
  return (
    <div className={styles.edit}>
      <p role="status" className={styles.said}>
        {said}
      </p>
      <RecordForm
        {...edit}
        label={`${form.title} 고치기`}
        subject={form.subject}
        fields={form.fields}
        firstField={form.firstField}
        {...(form.serverNames && { serverNames: form.serverNames })}
      >
        {(fields) => <div className={styles.fields}>{form.draw({ ...fields, announce })}</div>}
      </RecordForm>
    </div>
  );
}
