import type { ApplicationKind } from '@kidney/contract/clients/application-names.paths.ts';
import { casesPaths } from '@kidney/contract/clients/cases/cases.paths.ts';
import type { CallForm } from '@kidney/contract/clients/cases/cases.schema.ts';
import { unfinishedPaths } from '@kidney/contract/clients/cases/unfinished.paths.ts';
import type { UnfinishedCall } from '@kidney/contract/clients/cases/unfinished.schema.ts';
import { call } from '../../../../platform/api-client.ts';
import { HelpBox } from '../../../../platform/help/help-box.tsx';
import { PageTitle } from '../../../../platform/page-title.tsx';
import { refuse } from '../../../../platform/refuse-page.ts';
import type { StaffHandle } from '../../../../platform/route-handle.ts';
import { loadForStaff } from '../../../../platform/session/load-for-staff.ts';
import { ConfirmSession } from '../../../../platform/session/confirm-session.tsx';
import { useUser } from '../../../../platform/session/use-user.ts';
import { SignInRequired } from '../../../../platform/session/sign-in-required.tsx';
import { Column, Stack } from '../../../../ui/layout/layout.tsx';
import { caseRoles } from '../../../application-labels.ts';
import type { Route } from './+types/take-call.route';
import { TakeCallForm } from './take-call-form.tsx';
import { takeCallHelp } from './take-call.help.ts';
import { UnfinishedCalls } from './unfinished-calls.tsx';

const title = '전화로 신청 받기';

export const handle: StaffHandle = {
  help: <HelpBox {...takeCallHelp} />,
  query: ['person', 'draft'],
  header: {
    title,
    icon: 'phone',
    lead: '들으신 대로 적어 주십시오. 필수 동의를 모두 받으시면 쓰시는 동안 임시로 저장합니다.',
    crumbs: [
      { label: '홈', to: '/' },
      { label: '오늘 할 일', to: '/admin' },
      { label: '전화 받기', to: '/admin/call' },
    ],
  },
};

export const headers = () => ({ 'Cache-Control': 'no-store' });

interface Opened {
  form: CallForm;
  /** The key of what is gone on with. */
  draft: string | null;
  /** Others of this kind that were begun. */
  unfinished: UnfinishedCall[];
}

export async function loader({ context, request, params }: Route.LoaderArgs): Promise<{ opened: Opened | null }> {
  const kind = params.kind as ApplicationKind;
  const asked = new URL(request.url).searchParams;
  const [person, draft] = [asked.get('person'), asked.get('draft')];
  const query = { ...(person !== null && { person }), ...(draft !== null && { draft }) };
  const opened = await loadForStaff(context, async (transport) => {
    const { data: form } = await call(transport, casesPaths.callForm, { params: { kind }, query });
    const { data: begun } = await call(transport, unfinishedPaths.calls);
    return { form, draft, unfinished: draft === null ? begun.filter((each) => each.kind === kind) : [] };
  }).catch(refuse);
  return { opened };
}

export default function TakeCallPage({ loaderData: { opened } }: Route.ComponentProps) {
  // What one officer has typed is not the next one's who signs in on the same page.
  const user = useUser();
  return (
    <SignInRequired title={title} roles={caseRoles}>
      <PageTitle name={title} />
      {opened ? (
        <Column>
          <Stack>
            <noscript>
              <p>신청을 받으시려면 브라우저에서 자바스크립트를 켜 주십시오.</p>
            </noscript>
            <UnfinishedCalls calls={opened.unfinished} />
            <TakeCallForm
              key={`${opened.form.kind} ${opened.draft} ${user?.sub}`}
              form={opened.form}
              draft={opened.draft}
            />
          </Stack>
        </Column>
      ) : (
        <ConfirmSession />
      )}
    </SignInRequired>
  );
}
