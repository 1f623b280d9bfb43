import type { ManagedFact } from '@kidney/contract/content/facts/facts.schema.ts';
import { factsPaths } from '@kidney/contract/content/facts/facts.paths.ts';
import { useSearchParams } from 'react-router';
import { call } from '../../../platform/api-client.ts';
import { dayInSeoul } from '../../../platform/korean-date.ts';
import { PageTitle } from '../../../platform/page-title.tsx';
import { HelpBox } from '../../../platform/help/help-box.tsx';
import type { StaffHandle } from '../../../platform/route-handle.ts';
import { loadForStaff } from '../../../platform/session/load-for-staff.ts';
import { ConfirmSession } from '../../../platform/session/confirm-session.tsx';
import { SignInRequired } from '../../../platform/session/sign-in-required.tsx';
import { Column } from '../../../ui/layout/layout.tsx';
import type { Route } from './+types/facts.route';
import { FactsAdmin } from './facts-admin.tsx';
import { factsHelp } from './facts.help.ts';

const title = '금액과 사실';
const writers = ['editor', 'owner'];

export const handle: StaffHandle = {
  help: <HelpBox {...factsHelp} />,
  query: ['key', 'check'],
  header: {
    title,
    icon: 'list',
    lead: '여기서 한 번 고치시면 그 내용이 나오는 모든 화면이 함께 바뀝니다.',
    crumbs: [
      { label: '홈', to: '/' },
      { label: '오늘 할 일', to: '/admin' },
    ],
  },
};

export async function loader({ context }: Route.LoaderArgs): Promise<{ facts: ManagedFact[] | null; today: string }> {
  const facts = await loadForStaff(context, async (transport) => (await call(transport, factsPaths.managed)).data);
  return { facts, today: dayInSeoul(new Date().toISOString()) };
}

export default function FactsPage({ loaderData: { facts, today } }: Route.ComponentProps) {
  const [query] = useSearchParams();
  return (
    <SignInRequired title={title} roles={writers}>
      <PageTitle name={title} />
      {facts ? (
        <Column>
          <FactsAdmin
            facts={facts}
            today={today}
            opened={query.get('key')}
            isUnchecked={query.get('check') === 'due'}
          />
        </Column>
      ) : (
        <ConfirmSession />
      )}
    </SignInRequired>
  );
}
