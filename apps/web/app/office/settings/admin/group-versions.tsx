import type { Setting } from '@kidney/contract/office/settings/settings.schema.ts';
import { settingsPaths } from '@kidney/contract/office/settings/settings.paths.ts';
import { call } from '../../../platform/api-client.ts';
import { browserTransport } from '../../../platform/session/browser-transport.ts';
import type { Mutation } from '../../../platform/use-mutation.ts';
import { Versions } from '../../../platform/editing/versions/versions.tsx';
import type { GroupForm } from './group-form.ts';
import { putSetting } from './send-setting.ts';

interface GroupVersionsProps<Draft extends object> {
  form: GroupForm<Draft>;
  setting: Setting;
  mutation: Mutation;
  onClose: () => void;
}

export function GroupVersions<Draft extends object>({ form, setting, mutation, onClose }: GroupVersionsProps<Draft>) {
  const { group } = form;
  return (
    <Versions<Draft>
      subject={form.subject}
      current={setting.version}
      mutation={mutation}
      list={async () => (await call(browserTransport, settingsPaths.versions, { params: { group } })).data}
      find={async (version) => {
        const { data } = await call(browserTransport, settingsPaths.revision, { params: { group, version } });
        return { ...data, draft: form.toDraft(data) };
      }}
      fields={form.fields}
      save={(earlier) => {
        const draft = form.broughtBack?.(earlier, form.toDraft(setting)) ?? earlier;
        return putSetting(group, form.toValue(draft), setting.version);
      }}
      onClose={onClose}
    />
  );
}
