import { formatRequestsPaths } from '@kidney/contract/clients/format-requests/format-requests.paths.ts';
import type {
  FormatRequest,
  FormatRequestForm,
} from '@kidney/contract/clients/format-requests/format-requests.schema.ts';
import { call } from '../../../platform/api-client.ts';
import { HelpBox } from '../../../platform/help/help-box.tsx';
import { dayInSeoul } from '../../../platform/korean-date.ts';
import { PageTitle } from '../../../platform/page-title.tsx';
import type { StaffHandle } from '../../../platform/route-handle.ts';
import { loadForStaff } from '../../../platform/session/load-for-staff.ts';
import { ConfirmSession } from '../../../platform/session/confirm-session.tsx';
import { SignInRequired } from '../../../platform/session/sign-in-required.tsx';
import { Column } from '../../../ui/layout/layout.tsx';
import type { Route } from './+types/format-requests.route';
import { FormatRequestsAdmin } from './format-requests-admin.tsx';
import { formatRequestsHelp } from './format-requests.help.ts';

const title = '다른 형식 요청';
const readers = ['dispatcher', 'owner'];

export const handle: StaffHandle = {
  help: <HelpBox {...formatRequestsHelp} />,
  header: {
    title,
    icon: 'print',
    lead: '요청하신 날부터 7일 안에 드립니다. 여신 것은 모두 기록에 남습니다.',
    crumbs: [
      { label: '홈', to: '/' },
      { label: '오늘 할 일', to: '/admin' },
    ],
  },
};

export const headers = () => ({ 'Cache-Control': 'no-store' });

interface Loaded {
  loaded: { requests: FormatRequest[]; form: FormatRequestForm } | null;
  today: string;
}

export async function loader({ context }: Route.LoaderArgs): Promise<Loaded> {
  const loaded = await loadForStaff(context, async (transport) => ({
    requests: (await call(transport, formatRequestsPaths.list)).data,
    form: (await call(transport, formatRequestsPaths.form)).data,
  }));
  return { loaded, today: dayInSeoul(new Date().toISOString()) };
}

export default function FormatRequestsPage({ loaderData: { loaded, today } }: Route.ComponentProps) {
  return (
    <SignInRequired title={title} roles={readers}>
      <PageTitle name={title} />
      {loaded ? (
        <Column>
          <FormatRequestsAdmin {...loaded} today={today} />
        </Column>
      ) : (
        <ConfirmSession />
      )}
    </SignInRequired>
  );
}
