import { importsPaths } from '@kidney/contract/clients/imports/imports.paths.ts';
import { staffImportsPaths } from '@kidney/contract/clients/imports/staff-imports.paths.ts';
import { call } from '../../../platform/api-client.ts';
import { HelpBox } from '../../../platform/help/help-box.tsx';
import { PageTitle } from '../../../platform/page-title.tsx';
import type { StaffHandle } from '../../../platform/route-handle.ts';
import { ConfirmSession } from '../../../platform/session/confirm-session.tsx';
import { loadForStaff } from '../../../platform/session/load-for-staff.ts';
import { SignInRequired } from '../../../platform/session/sign-in-required.tsx';
import { Column } from '../../../ui/layout/layout.tsx';
import { caseRoles } from '../../application-labels.ts';
import type { Route } from './+types/imports.route';
import type { ListRecord } from './import-labels.ts';
import { ImportsAdmin } from './imports-admin.tsx';
import sheet from './imports.css?url';
import { importsHelp } from './imports.help.ts';

const title = '명단 옮기기';

export const handle: StaffHandle = {
  help: <HelpBox {...importsHelp} />,
  header: {
    title,
    icon: 'upload',
    lead: '적어 두신 명단을 한꺼번에 옮깁니다. 넣기 전에 보여 드리고, 하루 안에 되돌릴 수 있습니다.',
    crumbs: [
      { label: '홈', to: '/' },
      { label: '오늘 할 일', to: '/admin' },
    ],
  },
};

export const links = () => [{ rel: 'stylesheet', href: sheet }];

export const headers = () => ({ 'Cache-Control': 'no-store' });

interface Loaded {
  records: ListRecord[];
  mayInvite: boolean;
}

export async function loader({ context }: Route.LoaderArgs): Promise<{ loaded: Loaded | null }> {
  const loaded = await loadForStaff(context, async (transport, { roles }) => {
    const mayInvite = roles.includes('owner');
    const [people, staff] = await Promise.all([
      call(transport, importsPaths.list),
      mayInvite ? call(transport, staffImportsPaths.list) : null,
    ]);
    const records = [...people.data, ...(staff?.data ?? [])];
    return { records: records.toSorted((one, other) => other.at.localeCompare(one.at)), mayInvite };
  });
  return { loaded };
}

export default function ImportsPage({ loaderData: { loaded } }: Route.ComponentProps) {
  return (
    <SignInRequired title={title} roles={caseRoles}>
      <PageTitle name={title} />
      {loaded ? (
        <Column>
          <ImportsAdmin {...loaded} />
        </Column>
      ) : (
        <ConfirmSession />
      )}
    </SignInRequired>
  );
}
