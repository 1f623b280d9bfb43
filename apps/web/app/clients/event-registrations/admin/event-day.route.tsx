import { eventRegistrationsPaths } from '@kidney/contract/clients/event-registrations/event-registrations.paths.ts';
import type { EventDay } from '@kidney/contract/clients/event-registrations/event-registrations.schema.ts';
import { call } from '../../../platform/api-client.ts';
import { HelpBox } from '../../../platform/help/help-box.tsx';
import { PageTitle } from '../../../platform/page-title.tsx';
import { isGone, refuse } from '../../../platform/refuse-page.ts';
import type { PageHeadData, StaffHandle } from '../../../platform/route-handle.ts';
import { loadForStaff } from '../../../platform/session/load-for-staff.ts';
import { ConfirmSession } from '../../../platform/session/confirm-session.tsx';
import { SignInRequired } from '../../../platform/session/sign-in-required.tsx';
import { Column } from '../../../ui/layout/layout.tsx';
import { visitOf } from '../visit-labels.ts';
import type { Route } from './+types/event-day.route';
import { EventDayAdmin } from './event-day-admin.tsx';
import { eventDayHelp } from './event-day.help.ts';

const title = '행사 명단';
const readers = ['dispatcher', 'owner'];
const crumbs = [
  { label: '홈', to: '/' },
  { label: '오늘 할 일', to: '/admin' },
  { label: '행사 신청', to: '/admin/event-registrations' },
];

const headOf = (loaded: { day: EventDay | null } | undefined): PageHeadData => ({
  title,
  icon: 'calendar',
  lead: loaded?.day ? `${loaded.day.title}, ${visitOf(loaded.day.day, loaded.day.startTime)}` : '',
  crumbs,
});

export const handle: StaffHandle = { help: <HelpBox {...eventDayHelp} />, header: headOf };

export const headers = () => ({ 'Cache-Control': 'no-store' });

export async function loader({ context, params }: Route.LoaderArgs): Promise<{ day: EventDay | null }> {
  const of = { id: Number(params.id), day: params.day };
  const day = await loadForStaff(
    context,
    async (transport) => (await call(transport, eventRegistrationsPaths.day, { params: of })).data,
  ).catch((error: unknown) => {
    if (isGone(error)) return refuse(error);
    throw error;
  });
  return { day };
}

export default function EventDayPage({ loaderData: { day } }: Route.ComponentProps) {
  return (
    <SignInRequired title={title} roles={readers}>
      <PageTitle name={title} />
      {day ? (
        <Column>
          <EventDayAdmin key={`${day.eventId} ${day.day}`} of={day} />
        </Column>
      ) : (
        <ConfirmSession />
      )}
    </SignInRequired>
  );
}
