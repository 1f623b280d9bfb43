import { dutiesPaths } from '@kidney/contract/duties/duties.paths.ts';
import type { Duty } from '@kidney/contract/duties/duties.schema.ts';
import { call } from '../../../platform/api-client.ts';
import { ApiError } from '../../../platform/api-error.ts';
import { dayInSeoul } from '../../../platform/korean-date.ts';
import { pageRequest } from '../../../platform/page-request.ts';
import { PageTitle } from '../../../platform/page-title.tsx';
import { HelpBox } from '../../../platform/help/help-box.tsx';
import type { StaffHandle } from '../../../platform/route-handle.ts';
import { createServerTransport } from '../../../platform/server-transport.ts';
import { MakingSure } from '../../../platform/session/making-sure.tsx';
import { SignInRequired } from '../../../platform/session/sign-in-required.tsx';
import { Column } from '../../../ui/layout/layout.tsx';
import type { Route } from './+types/duties.route';
import { DutiesDesk } from './duties-desk.tsx';
import { dutiesHelp } from './duties.help.ts';

const title = '해마다 할 일';
const readers = ['editor', 'dispatcher', 'owner'];

export const handle: StaffHandle = {
  help: <HelpBox {...dutiesHelp} />,
  header: {
    title,
    icon: 'check',
    lead: '해마다 같은 날까지 할 일입니다. 마치신 뒤 마침으로 적으시면 다음 해로 넘어갑니다.',
    crumbs: [
      { label: '홈', to: '/' },
      { label: '업무 홈', to: '/admin' },
    ],
  },
};

export async function loader({ context }: Route.LoaderArgs): Promise<{ duties: Duty[] | null; today: string }> {
  const today = dayInSeoul(new Date().toISOString());
  if (!context.get(pageRequest).user) return { duties: null, today };
  try {
    return { duties: (await call(createServerTransport(context).transport, dutiesPaths.list)).data, today };
  } catch (error) {
    if (error instanceof ApiError && (error.status === 401 || error.status === 403)) return { duties: null, today };
    throw error;
  }
}

export default function DutiesPage({ loaderData: { duties, today } }: Route.ComponentProps) {
  return (
    <SignInRequired title={title} roles={readers}>
      <PageTitle name={title} />
      {duties ? (
        <Column>
          <DutiesDesk duties={duties} today={today} />
        </Column>
      ) : (
        <MakingSure />
      )}
    </SignInRequired>
  );
}
