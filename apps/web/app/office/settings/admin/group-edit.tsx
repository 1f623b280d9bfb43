import type { Setting } from '@kidney/contract/office/settings/settings.schema.ts';
import { useState } from 'react';
import { DraftFields } from '../../../platform/editing/form/draft-fields.tsx';
import { RecordEdit } from '../../../platform/editing/form/record-editor.tsx';
import type { Mutation } from '../../../platform/use-mutation.ts';
import { Stack } from '../../../ui/layout/layout.tsx';
import type { GroupForm } from './group-form.ts';
import { sendSetting } from './send-setting.ts';
import styles from './settings-admin.module.css';

interface GroupEditProps<Draft extends object> {
  kind: GroupForm<Draft>;
  setting: Setting;
  mutation: Mutation;
  onSaved: () => void;
  onClose: () => void;
}

export function GroupEdit<Draft extends object>({ kind, setting, mutation, onSaved, onClose }: GroupEditProps<Draft>) {
  const { group, title, subject, first, fields, serverNames, toDraft, toValue, draw } = kind;
  const [said, announce] = useState('');
  return (
    <RecordEdit<Setting, Draft>
      kind={{ subject, first, fields, toDraft, ...(serverNames && { serverNames }) }}
      label={`${title} 고치기`}
      record={setting}
      send={(draft, version) => sendSetting(mutation, group, toValue(draft), version)}
      mutation={mutation}
      onSaved={onSaved}
      onClose={onClose}
    >
      {(form) => (
        <Stack>
          <p role="status" className={styles.said}>
            {said}
          </p>
          {draw ? draw({ form, announce }) : <DraftFields form={form} />}
        </Stack>
      )}
    </RecordEdit>
  );
}
