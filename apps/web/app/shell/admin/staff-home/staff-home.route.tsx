import { callNotesPaths } from '@kidney/contract/clients/call-notes/call-notes.paths.ts';
import type { CallNote } from '@kidney/contract/clients/call-notes/call-notes.schema.ts';
import { staffHomePaths } from '@kidney/contract/operations/staff-home/staff-home.paths.ts';
import type { StaffHome, Wait } from '@kidney/contract/operations/staff-home/staff-home.schema.ts';
import { dueDaysAhead, type WaitKind } from '@kidney/contract/operations/staff-home/waits.paths.ts';
import { caseRoles } from '../../../clients/application-labels.ts';
import { CallNotesCard } from '../../../clients/call-notes/admin/call-notes-card.tsx';
import { call } from '../../../platform/api-client.ts';
import { daysUntil } from '../../../platform/deadline.ts';
import { dayInSeoul, formatDay } from '../../../platform/korean-date.ts';
import { OutcomeMessage } from '../../../platform/outcome-message.tsx';
import { PageTitle } from '../../../platform/page-title.tsx';
import { HelpBox } from '../../../platform/help/help-box.tsx';
import type { StaffHandle } from '../../../platform/route-handle.ts';
import { loadForStaff } from '../../../platform/session/load-for-staff.ts';
import { ConfirmSession } from '../../../platform/session/confirm-session.tsx';
import { SignInRequired } from '../../../platform/session/sign-in-required.tsx';
import { useMayWrite } from '../../../platform/session/use-user.ts';
import { useMutation } from '../../../platform/use-mutation.ts';
import { Column } from '../../../ui/layout/layout.tsx';
import type { Route } from './+types/staff-home.route';
import { DutiesCard } from './duties-card.tsx';
import { JobsCard } from './jobs-card.tsx';
import { jobsOf } from './jobs.ts';
import { SentCard } from './sent-card.tsx';
import { SiteCard } from './site-card.tsx';
import { staffHomeHelp } from './staff-home.help.ts';
import { UnsentCard } from './unsent-card.tsx';
import { WaitsCard } from './waits-card.tsx';
import { WritingCard } from './writing-card.tsx';

const title = '오늘 할 일';

interface Loaded {
  home: StaffHome | null;
  /** Null for those who take no calls. */
  calls: CallNote[] | null;
  now: string;
}

/** `11월 20일(금), 차량이 다니는 날입니다.` */
function dayInWords({ home, now }: Loaded): string {
  const day = formatDay(dayInSeoul(now));
  const service = home?.service;
  if (!service) return day;
  return service.runs ? `${day}, 차량이 다니는 날입니다.` : `${day}, 차량을 쉽니다. (${service.reason})`;
}

export const handle: StaffHandle = {
  help: <HelpBox {...staffHomeHelp} />,
  header: (loaded: Loaded | undefined) => ({
    title,
    icon: 'home',
    ...(loaded && { lead: dayInWords(loaded) }),
    crumbs: [{ label: '홈', to: '/' }],
  }),
};

export async function loader({ context }: Route.LoaderArgs): Promise<Loaded> {
  const loaded = await loadForStaff(context, async (transport, { roles }) => ({
    home: (await call(transport, staffHomePaths.get)).data,
    calls: roles.some((role) => caseRoles.includes(role)) ? (await call(transport, callNotesPaths.list)).data : null,
  }));
  return { home: null, calls: null, ...loaded, now: new Date().toISOString() };
}

/** What stands with its day, or with what mends it, is not counted once more. */
const shownOtherwise: readonly WaitKind[] = ['overdue-applications', 'format-requests', 'case-messages'];

function Home({ home, calls, now }: Loaded & { home: StaffHome }) {
  const { today, waits, unsent, sent, duties, backups, programs } = home;
  const mayWrite = useMayWrite();
  const mutation = useMutation();
  const jobs = jobsOf(home);
  const hasDays = home.cases !== null || duties !== null;
  const isShownOtherwise = ({ kind, count }: Wait) =>
    shownOtherwise.includes(kind) || (kind === 'messages' && count <= (unsent?.length ?? 0));
  const waiting = waits.filter((wait) => wait.count > 0 && !isShownOtherwise(wait));
  const later = duties?.filter(({ dueOn }) => daysUntil(dueOn, today) > dueDaysAhead);
  return (
    <>
      <OutcomeMessage mutation={mutation} />
      <div className="today">
        <div>
          {hasDays && <JobsCard jobs={jobs} today={today} />}
          {calls && <CallNotesCard notes={calls} today={today} mutation={mutation} />}
          {!hasDays && waiting.length === 0 && <p>지금 기다리는 일이 없습니다.</p>}
        </div>
        <div className="today-beside">
          {unsent && unsent.length > 0 && <UnsentCard unsent={unsent} mutation={mutation} />}
          {mayWrite && <WritingCard />}
          {sent && sent.length > 0 && <SentCard sent={sent} />}
        </div>
        <div>{waiting.length > 0 && <WaitsCard waits={waiting} />}</div>
        <div className="today-below">
          {later && <DutiesCard duties={later} />}
          {(backups ?? programs) && <SiteCard backups={backups} programs={programs} now={now} />}
        </div>
      </div>
    </>
  );
}

export default function StaffHomePage({ loaderData: { home, calls, now } }: Route.ComponentProps) {
  return (
    <SignInRequired title={title}>
      <PageTitle name={title} />
      {home ? (
        <Column>
          <Home home={home} calls={calls} now={now} />
        </Column>
      ) : (
        <ConfirmSession />
      )}
    </SignInRequired>
  );
}
