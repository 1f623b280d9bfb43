import { staffHomePaths } from '@kidney/contract/operations/staff-home/staff-home.paths.ts';
import type { StaffHome } from '@kidney/contract/operations/staff-home/staff-home.schema.ts';
import { call } from '../../platform/api-client.ts';
import { dayInSeoul, formatDate, weekdayOf } from '../../platform/korean-date.ts';
import { PageTitle } from '../../platform/page-title.tsx';
import { HelpBox } from '../../platform/help/help-box.tsx';
import type { StaffHandle } from '../../platform/route-handle.ts';
import { loadForStaff } from '../../platform/session/load-for-staff.ts';
import { ConfirmSession } from '../../platform/session/confirm-session.tsx';
import { SignInRequired } from '../../platform/session/sign-in-required.tsx';
import { useMayWrite } from '../../platform/session/use-user.ts';
import { Column, Stack } from '../../ui/layout/layout.tsx';
import type { Route } from './+types/staff-home.route';
import { BackupsCard } from './backups-card.tsx';
import { DutiesCard } from './duties-card.tsx';
import { ProgramsCard } from './programs-card.tsx';
import { SentCard } from './sent-card.tsx';
import { WaitCards } from './wait-cards.tsx';
import { WritingCard } from './writing-card.tsx';
import styles from './staff-home.module.css';
import { staffHomeHelp } from './staff-home.help.ts';

const title = '오늘 할 일';

interface Loaded {
  home: StaffHome | null;
  now: string;
}

const dayInWords = (day: string) => `${formatDate(day)}(${weekdayOf(day)})`;

export const handle: StaffHandle = {
  help: <HelpBox {...staffHomeHelp} />,
  header: (loaded: Loaded | undefined) => ({
    title,
    icon: 'home',
    ...(loaded && { lead: dayInWords(dayInSeoul(loaded.now)) }),
    crumbs: [{ label: '홈', to: '/' }],
  }),
};

export async function loader({ context }: Route.LoaderArgs): Promise<Loaded> {
  const home = await loadForStaff(context, async (transport) => (await call(transport, staffHomePaths.get)).data);
  return { home, now: new Date().toISOString() };
}

function Home({ home: { today, waits, sent, duties, backups, programs }, now }: { home: StaffHome; now: string }) {
  const mayWrite = useMayWrite();
  return (
    <div className={styles.home}>
      <WaitCards waits={waits} />
      {mayWrite && <WritingCard />}
      {sent && sent.length > 0 && <SentCard sent={sent} />}
      {(duties ?? backups) && (
        <div className={styles.pair}>
          {duties && <DutiesCard duties={duties} today={today} />}
          {(backups ?? programs) && (
            <Stack>
              {backups && <BackupsCard backups={backups} now={now} />}
              {programs && <ProgramsCard programs={programs} />}
            </Stack>
          )}
        </div>
      )}
    </div>
  );
}

export default function StaffHomePage({ loaderData: { home, now } }: Route.ComponentProps) {
  return (
    <SignInRequired title={title}>
      <PageTitle name={title} />
      {home ? (
        <Column>
          <Home home={home} now={now} />
        </Column>
      ) : (
        <ConfirmSession />
      )}
    </SignInRequired>
  );
}
