import { callNotesPaths } from '@kidney/contract/clients/call-notes/call-notes.paths.ts';
import type { CallNote } from '@kidney/contract/clients/call-notes/call-notes.schema.ts';
import { unfinishedPaths } from '@kidney/contract/clients/cases/unfinished.paths.ts';
import type { UnfinishedCall } from '@kidney/contract/clients/cases/unfinished.schema.ts';
import { useLocation } from 'react-router';
import { call } from '../../platform/api-client.ts';
import { HelpBox } from '../../platform/help/help-box.tsx';
import { dayInSeoul } from '../../platform/korean-date.ts';
import { OutcomeMessage } from '../../platform/outcome-message.tsx';
import { PageTitle } from '../../platform/page-title.tsx';
import type { StaffHandle } from '../../platform/route-handle.ts';
import { useSaid } from '../../platform/said-before.ts';
import { ConfirmSession } from '../../platform/session/confirm-session.tsx';
import { loadForStaff } from '../../platform/session/load-for-staff.ts';
import { SignInRequired } from '../../platform/session/sign-in-required.tsx';
import { useMutation } from '../../platform/use-mutation.ts';
import { Buttons } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { Column, Stack } from '../../ui/layout/layout.tsx';
import { StatusMessage } from '../../ui/status-message/status-message.tsx';
import { caseRoles } from '../../clients/application-labels.ts';
import { CallNoteForm } from '../../clients/call-notes/admin/call-note-form.tsx';
import { CallNotesCard } from '../../clients/call-notes/admin/call-notes-card.tsx';
import { TakeLinks } from '../../clients/people/admin/take-links.tsx';
import type { Route } from './+types/call.route';
import { callHelp } from './call.help.ts';
import { PersonSearch } from '../../clients/cases/admin/call/person-search.tsx';
import { UnfinishedCalls } from '../../clients/cases/admin/call/unfinished-calls.tsx';

const title = '전화 받기';

export const handle: StaffHandle = {
  help: <HelpBox {...callHelp} />,
  query: ['find'],
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

interface Opened {
  unfinished: UnfinishedCall[];
  notes: CallNote[];
}

interface Loaded {
  opened: Opened | null;
  today: string;
  /** The end of a number to look for. Nothing else stands in an address. */
  find: string;
}

export async function loader({ context, request }: Route.LoaderArgs): Promise<Loaded> {
  const asked = new URL(request.url).searchParams.get('find') ?? '';
  const opened = await loadForStaff(context, async (transport) => ({
    unfinished: (await call(transport, unfinishedPaths.calls)).data,
    notes: (await call(transport, callNotesPaths.list)).data,
  }));
  return {
    opened,
    today: dayInSeoul(new Date().toISOString()),
    find: /^\d{4}$/.test(asked) ? asked : '',
  };
}

function Calls({ opened: { unfinished, notes }, today, find }: Loaded & { opened: Opened }) {
  const said = useSaid();
  const mutation = useMutation();
  const { key } = useLocation();
  return (
    <Stack>
      <noscript>
        <p>사람을 찾거나 메모를 남기시려면 브라우저에서 자바스크립트를 켜 주십시오.</p>
      </noscript>
      {said && (
        <StatusMessage isFocused kind="ok">
          {said}
        </StatusMessage>
      )}
      <UnfinishedCalls calls={unfinished} />
      <PersonSearch key={key} isFocused={said === undefined} first={find} />
      <Card>
        <Stack gap="small">
          <h2>처음 전화하신 분</h2>
          <p>찾은 분이 없으면 새로 받습니다.</p>
          <Buttons>
            <TakeLinks />
          </Buttons>
        </Stack>
      </Card>
      <OutcomeMessage mutation={mutation} />
      <CallNoteForm today={today} mutation={mutation} />
      <CallNotesCard notes={notes} today={today} mutation={mutation} />
    </Stack>
  );
}

export default function CallPage({ loaderData: { opened, ...rest } }: Route.ComponentProps) {
  return (
    <SignInRequired title={title} roles={caseRoles}>
      <PageTitle name={title} />
      {opened ? (
        <Column>
          <Calls opened={opened} {...rest} />
        </Column>
      ) : (
        <ConfirmSession />
      )}
    </SignInRequired>
  );
}
