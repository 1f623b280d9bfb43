import { eventRegistrationsPaths } from '@kidney/contract/clients/event-registrations/event-registrations.paths.ts';
import type { EventOpening } from '@kidney/contract/clients/event-registrations/event-registrations.schema.ts';
import { call } from '../../../platform/api-client.ts';
import { HelpBox } from '../../../platform/help/help-box.tsx';
import { OutcomeMessage } from '../../../platform/outcome-message.tsx';
import { PageTitle } from '../../../platform/page-title.tsx';
import type { StaffHandle } from '../../../platform/route-handle.ts';
import { loadForStaff } from '../../../platform/session/load-for-staff.ts';
import { ConfirmSession } from '../../../platform/session/confirm-session.tsx';
import { SignInRequired } from '../../../platform/session/sign-in-required.tsx';
import { useMutation } from '../../../platform/use-mutation.ts';
import { Column, Stack } from '../../../ui/layout/layout.tsx';
import { Rows } from '../../../ui/row/row.tsx';
import type { Route } from './+types/event-registrations.route';
import { eventRegistrationsHelp } from './event-registrations.help.ts';
import { OpeningRow } from './opening-row.tsx';
import { SaidHere } from './said-here.tsx';

const title = '행사 신청';
const readers = ['editor', 'dispatcher', 'owner'];
const listReaders = ['dispatcher', 'owner'];

export const handle: StaffHandle = {
  help: <HelpBox {...eventRegistrationsHelp} />,
  header: {
    title,
    icon: 'calendar',
    lead: '행사마다 누리집에서 신청을 받을지 정하고, 날마다 명단을 봅니다.',
    crumbs: [
      { label: '홈', to: '/' },
      { label: '오늘 할 일', to: '/admin' },
    ],
  },
};

export const headers = () => ({ 'Cache-Control': 'no-store' });

interface Loaded {
  loaded: { openings: EventOpening[]; mayReadLists: boolean } | null;
}

export async function loader({ context }: Route.LoaderArgs): Promise<Loaded> {
  const loaded = await loadForStaff(context, async (transport, { roles }) => ({
    openings: (await call(transport, eventRegistrationsPaths.list)).data.openings,
    mayReadLists: listReaders.some((role) => roles.some((own) => own === role)),
  }));
  return { loaded };
}

function Openings({ openings, mayReadLists }: NonNullable<Loaded['loaded']>) {
  const mutation = useMutation();
  return (
    <Stack>
      <noscript>
        <p>정하시려면 브라우저에서 자바스크립트를 켜 주십시오.</p>
      </noscript>
      <SaidHere mutation={mutation} />
      <OutcomeMessage mutation={mutation} />
      {openings.length === 0 && <p>앞으로 열릴 행사가 없습니다. 먼저 ‘행사와 일정’에서 행사를 올려 주십시오.</p>}
      <Rows>
        {openings.map((opening) => (
          <li key={opening.eventId}>
            <OpeningRow opening={opening} mayReadLists={mayReadLists} mutation={mutation} />
          </li>
        ))}
      </Rows>
    </Stack>
  );
}

export default function EventRegistrationsPage({ loaderData: { loaded } }: Route.ComponentProps) {
  return (
    <SignInRequired title={title} roles={readers}>
      <PageTitle name={title} />
      {loaded ? (
        <Column>
          <Openings {...loaded} />
        </Column>
      ) : (
        <ConfirmSession />
      )}
    </SignInRequired>
  );
}
