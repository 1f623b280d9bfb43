import { programsPaths } from '@kidney/contract/content/programs/programs.paths.ts';
import { lazy } from 'react';
import { data, Outlet, type ShouldRevalidateFunctionArgs } from 'react-router';
import { useIdentity } from '../../../platform/identity.ts';
import { StaffOnly } from '../../../platform/session/staff-only.tsx';
import { useMayWrite } from '../../../platform/session/use-user.ts';
import { Unavailable } from '../../../platform/unavailable.tsx';
import { useDisplay } from '../../../platform/use-display.ts';
import { useHydrated } from '../../../platform/use-hydrated.ts';
import { Card } from '../../../ui/card/card.tsx';
import { Column } from '../../../ui/layout/layout.tsx';
import { loadList } from '../../engine/load-list.ts';
import type { Route } from './+types/programs.route';
import { ProgramCard } from './program-card.tsx';
import { showProgram } from './program-view.ts';
import { programsPath } from './programs-head.ts';
import type { ProgramsSlots } from './programs-slots.ts';
import styles from './programs.module.css';

const ProgramsTools = lazy(() => import('../admin/programs-tools.tsx'));

export async function loader({ context, params }: Route.LoaderArgs) {
  const listed = await loadList(context, programsPaths.list);
  if (typeof listed === 'number') return data({ programs: null }, { status: listed });
  const programs = listed.map(showProgram);
  const { id } = params as { id?: string };
  if (id !== undefined && !programs.some((each) => String(each.id) === id)) {
    // oxlint-disable-next-line typescript/only-throw-error -- React Router takes the status from what is thrown
    throw data(null, { status: 404 });
  }
  return data({ programs });
}

/** The list is at hand: a program opens, turns and closes without asking the server again. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return defaultShouldRevalidate && currentUrl.pathname === nextUrl.pathname;
}

export default function ProgramsPage({ loaderData: { programs } }: Route.ComponentProps) {
  const isNight = useDisplay().contrast === 'high';
  const isHydrated = useHydrated();
  const mayWrite = useMayWrite() && isHydrated;
  const { phone } = useIdentity();
  return (
    <Column>
      <div className={styles.page}>
        <Outlet context={{ programs: programs ?? [], mayWrite } satisfies ProgramsSlots} />
        <StaffOnly toDo="프로그램을 올리거나 고치시려면">
          <ProgramsTools />
        </StaffOnly>
        {!programs && <Unavailable what="프로그램을" path={programsPath} />}
        {programs?.length === 0 && (
          <Card>
            <h2>아직 올린 프로그램이 없습니다</h2>
            <p>
              무엇을 하는지 궁금하시면 전화해 주십시오. <a href={`tel:${phone}`}>{phone}</a>
            </p>
          </Card>
        )}
        {programs && programs.length > 0 && (
          <>
            <p>그림을 누르시면 자세한 내용이 나옵니다.</p>
            <ul className={styles.cards}>
              {programs.map((program) => (
                <li key={program.id}>
                  <ProgramCard program={program} isNight={isNight} />
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </Column>
  );
}
