import { facilitiesPaths } from '@kidney/contract/facilities/facilities.paths.ts';
import { settingsPaths } from '@kidney/contract/settings/settings.paths.ts';
import type { SettingGroup } from '@kidney/contract/settings/settings.schema.ts';
import { call } from '../../../platform/api-client.ts';
import { PageTitle } from '../../../platform/page-title.tsx';
import { HelpBox } from '../../../platform/help/help-box.tsx';
import type { StaffHandle } from '../../../platform/route-handle.ts';
import { loadForStaff } from '../../../platform/session/load-for-staff.ts';
import { MakingSure } from '../../../platform/session/making-sure.tsx';
import { SignInRequired } from '../../../platform/session/sign-in-required.tsx';
import { Column } from '../../../ui/layout/layout.tsx';
import type { Route } from './+types/settings.route';
import { SettingsDesk, type SettingsDeskProps } from './settings-desk.tsx';
import { settingsHelp } from './settings.help.ts';

const title = '설정과 재난 모드';
const writers = ['editor', 'owner'];

export const handle: StaffHandle = {
  help: <HelpBox {...settingsHelp} />,
  header: {
    title,
    icon: 'alert',
    lead: '여기서 고치시면 누리집 전체에 바로 나옵니다. 고친 것은 모두 기록에 남아 되돌릴 수 있습니다.',
    crumbs: [
      { label: '홈', to: '/' },
      { label: '업무 홈', to: '/admin' },
    ],
  },
};

export async function loader({ context }: Route.LoaderArgs): Promise<{ settings: SettingsDeskProps | null }> {
  const settings = await loadForStaff(context, async (transport, { roles }) => {
    const get = async (group: SettingGroup) => (await call(transport, settingsPaths.get, { params: { group } })).data;
    const [disaster, banner, menuOrder, identity, vans, retention, { data: clinics }] = await Promise.all([
      get('disaster'),
      get('banner'),
      get('menu'),
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
          <SettingsDesk {...settings} />
        </Column>
      ) : (
        <MakingSure />
      )}
    </SignInRequired>
  );
}
