import { facilitiesPaths } from '@kidney/contract/content/facilities/facilities.paths.ts';
import { settingsPaths } from '@kidney/contract/office/settings/settings.paths.ts';
import type { SettingGroup } from '@kidney/contract/office/settings/settings.schema.ts';
import { call } from '../../platform/api-client.ts';
import { PageTitle } from '../../platform/page-title.tsx';
import { HelpBox } from '../../platform/help/help-box.tsx';
import type { StaffHandle } from '../../platform/route-handle.ts';
import { loadForStaff } from '../../platform/session/load-for-staff.ts';
import { ConfirmSession } from '../../platform/session/confirm-session.tsx';
import { SignInRequired } from '../../platform/session/sign-in-required.tsx';
import { Column } from '../../ui/layout/layout.tsx';
import type { Route } from './+types/settings.route';
import { SettingsAdmin, type SettingsAdminProps } from '../../office/settings/admin/settings-admin.tsx';
import { settingsHelp } from '../../office/settings/admin/settings.help.ts';

const title = '설정과 재난 모드';
const writers = ['editor', 'dispatcher', 'owner'];

export const handle: StaffHandle = {
  help: <HelpBox {...settingsHelp} />,
  header: {
    title,
    icon: 'alert',
    lead: '여기서 고치시면 누리집 전체에 바로 나옵니다. 고친 것은 모두 기록에 남아 되돌릴 수 있습니다.',
    crumbs: [
      { label: '홈', to: '/' },
      { label: '오늘 할 일', to: '/admin' },
    ],
  },
};

export async function loader({ context }: Route.LoaderArgs): Promise<{ settings: SettingsAdminProps | null }> {
  const settings = await loadForStaff(context, async (transport, { roles }) => {
    const get = async (group: SettingGroup) => (await call(transport, settingsPaths.get, { params: { group } })).data;
    const isWriter = roles.includes('editor') || roles.includes('owner');
    const [disaster, banner, menuOrder, identity, vans, retention, { data: clinics }] = await Promise.all([
      get('disaster'),
      isWriter ? get('banner') : null,
      isWriter ? get('menu') : null,
      roles.includes('owner') ? get('identity') : null,
      roles.includes('owner') ? get('vans') : null,
      roles.includes('owner') ? get('retention') : null,
      call(transport, facilitiesPaths.list, { query: {} }),
    ]);
    return { disaster, banner, menuOrder, identity, vans, retention, clinics };
  });
  return { settings };
}

export default function SettingsPage({ loaderData: { settings } }: Route.ComponentProps) {
  return (
    <SignInRequired title={title} roles={writers}>
      <PageTitle name={title} />
      {settings ? (
        <Column>
          <SettingsAdmin {...settings} />
        </Column>
      ) : (
        <ConfirmSession />
      )}
    </SignInRequired>
  );
}
