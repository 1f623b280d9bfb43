import { unfinishedPaths } from '@kidney/contract/clients/cases/unfinished.paths.ts';
import type { UnfinishedCall } from '@kidney/contract/clients/cases/unfinished.schema.ts';
import { call } from '../../../../platform/api-client.ts';
import { HelpBox } from '../../../../platform/help/help-box.tsx';
import { PageTitle } from '../../../../platform/page-title.tsx';
import type { StaffHandle } from '../../../../platform/route-handle.ts';
import { useSaid } from '../../../../platform/said-before.ts';
import { loadForStaff } from '../../../../platform/session/load-for-staff.ts';
import { SignInRequired } from '../../../../platform/session/sign-in-required.tsx';
import { Buttons } from '../../../../ui/button/button.tsx';
import { Card } from '../../../../ui/card/card.tsx';
import { Column, Stack } from '../../../../ui/layout/layout.tsx';
import { StatusMessage } from '../../../../ui/status-message/status-message.tsx';
import { caseRoles } from '../../../application-labels.ts';
import { TakeLinks } from '../../../people/admin/take-links.tsx';
import type { Route } from './+types/call.route';
import { callHelp } from './call.help.ts';
import { PersonSearch } from './person-search.tsx';
import { UnfinishedCalls } from './unfinished-calls.tsx';
import styles from './call.module.css';

const title = '전화 받기';

export const handle: StaffHandle = {
  help: <HelpBox {...callHelp} />,
  header: {
    title,
    icon: 'phone',
    lead: '전화가 울리면 여기에서 누구신지 찾습니다. 신청도 대신 적어 드릴 수 있습니다.',
    crumbs: [
      { label: '홈', to: '/' },
      { label: '오늘 할 일', to: '/admin' },
    ],
  },
};

export const headers = () => ({ 'Cache-Control': 'no-store' });

export async function loader({ context }: Route.LoaderArgs): Promise<{ unfinished: UnfinishedCall[] }> {
  const unfinished = await loadForStaff(
    context,
    async (transport) => (await call(transport, unfinishedPaths.calls)).data,
  );
  return { unfinished: unfinished ?? [] };
}

export default function CallPage({ loaderData: { unfinished } }: Route.ComponentProps) {
  const said = useSaid();
  return (
    <SignInRequired title={title} roles={caseRoles}>
      <PageTitle name={title} />
      <Column>
        <div className={styles.admin}>
          <noscript>
            <p>사람을 찾으시려면 브라우저에서 자바스크립트를 켜 주십시오.</p>
          </noscript>
          {said && (
            <StatusMessage isFocused kind="ok">
              {said}
            </StatusMessage>
          )}
          <UnfinishedCalls calls={unfinished} />
          <PersonSearch isFocused={said === undefined} />
          <Card>
            <Stack gap="small">
              <h2>처음 전화하신 분</h2>
              <p>찾은 분이 없으면 새로 받습니다.</p>
              <Buttons>
                <TakeLinks />
              </Buttons>
            </Stack>
          </Card>
        </div>
      </Column>
    </SignInRequired>
  );
}
