import type { ApplicationKind } from '@kidney/contract/applications/application-names.paths.ts';
import { casesPaths } from '@kidney/contract/applications/cases.paths.ts';
import type { CallForm } from '@kidney/contract/applications/cases.schema.ts';
import { call } from '../../../../platform/api-client.ts';
import { HelpBox } from '../../../../platform/help/help-box.tsx';
import { PageTitle } from '../../../../platform/page-title.tsx';
import { refuse } from '../../../../platform/refuse-page.ts';
import type { StaffHandle } from '../../../../platform/route-handle.ts';
import { loadForStaff } from '../../../../platform/session/load-for-staff.ts';
import { MakingSure } from '../../../../platform/session/making-sure.tsx';
import { SignInRequired } from '../../../../platform/session/sign-in-required.tsx';
import { Column } from '../../../../ui/layout/layout.tsx';
import { caseRoles } from '../case-words.ts';
import type { Route } from './+types/take-call.route';
import { TakeCallForm } from './take-call-form.tsx';
import { takeCallHelp } from './take-call.help.ts';

const title = '전화로 신청 받기';

export const handle: StaffHandle = {
  help: <HelpBox {...takeCallHelp} />,
  query: ['person'],
  header: {
    title,
    icon: 'phone',
    lead: '들으신 대로 적어 주십시오. 다 적으실 때까지 아무것도 남지 않습니다.',
    crumbs: [
      { label: '홈', to: '/' },
      { label: '업무 홈', to: '/admin' },
      { label: '전화 받기', to: '/admin/call' },
    ],
  },
};

export const headers = () => ({ 'Cache-Control': 'no-store' });

export async function loader({ context, request, params }: Route.LoaderArgs): Promise<{ form: CallForm | null }> {
  const person = new URL(request.url).searchParams.get('person');
  const asked = { params: { kind: params.kind as ApplicationKind }, query: person === null ? {} : { person } };
  const form = await loadForStaff(
    context,
    async (transport) => (await call(transport, casesPaths.callForm, asked)).data,
  ).catch(refuse);
  return { form };
}

export default function TakeCallPage({ loaderData: { form } }: Route.ComponentProps) {
  return (
    <SignInRequired title={title} roles={caseRoles}>
      <PageTitle name={title} />
      {form ? (
        <Column>
          <TakeCallForm key={form.kind} form={form} />
        </Column>
      ) : (
        <MakingSure />
      )}
    </SignInRequired>
  );
}
