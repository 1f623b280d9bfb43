import { lazy } from 'react';
import { data } from 'react-router';
import { logError } from '../../../platform/log-error.ts';
import { PageMeta } from '../../../platform/page-meta.tsx';
import { usePageSlots } from '../../../platform/page-slots.ts';
import type { RouteHandle } from '../../../platform/route-handle.ts';
import { createServerTransport } from '../../../platform/server-transport.ts';
import { StaffOnly } from '../../../platform/session/staff-only.tsx';
import { Unavailable, unavailableStatus } from '../../../platform/unavailable.tsx';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { ChipLinks } from '../../../ui/chip-links/chip-links.tsx';
import { Column } from '../../../ui/layout/layout.tsx';
import type { Route } from './+types/events.route';
import { eventParameters, eventsPath, eventsTitle, hrefOf, readAsked, type Asked } from './event-address.ts';
import { EventList } from './event-list.tsx';
import { EventMonth } from './event-month.tsx';
import { NoEvents } from './no-events.tsx';
import { loadEvents, type Events } from './load-events.ts';
import { JoinCard } from './join-card.tsx';
import { PastEvents } from './past-events.tsx';
import { SubscribeCard } from './subscribe-card.tsx';
import styles from './events.module.css';

const EventsAdmin = lazy(() => import('../admin/events-admin.tsx'));

const description = '협회가 여는 행사와 모임의 날짜, 시간과 장소를 달력과 목록으로 보실 수 있습니다.';

export const handle: RouteHandle = {
  query: eventParameters,
  header: { title: eventsTitle, icon: 'calendar', lead: '협회가 여는 행사와 모임입니다.' },
};

const views: readonly { label: string; asked: Asked }[] = [
  { label: '다가오는 행사', asked: { view: 'upcoming' } },
  { label: '달력', asked: { view: 'month', month: null } },
  { label: '지난 행사', asked: { view: 'past', year: null, cursor: null } },
];

export async function loader({ context, request }: Route.LoaderArgs) {
  const asked = readAsked(new URL(request.url).searchParams);
  try {
    return { view: asked.view, events: await loadEvents(createServerTransport(context).transport, asked) };
  } catch (error) {
    logError('the events could not be loaded', error);
    return data({ view: asked.view, events: null }, { status: unavailableStatus(error) });
  }
}

function Shown({ events }: { events: Events }) {
  if (events.view === 'month') return <EventMonth month={events.month} />;
  if (events.view === 'past') return <PastEvents {...events} />;
  if (events.events.length > 0) return <EventList events={events.events} />;
  return (
    <NoEvents title="다가오는 행사가 아직 없습니다" help="새 행사가 잡히면 여기에 보입니다.">
      <ButtonLink kind="secondary" to={hrefOf({ view: 'past', year: null, cursor: null })}>
        지난 행사 보기
      </ButtonLink>
    </NoEvents>
  );
}

export default function EventsPage({ loaderData: { view, events } }: Route.ComponentProps) {
  const { sectionNav } = usePageSlots();
  return (
    <Column>
      <PageMeta title={eventsTitle} description={description} />
      <div className={view === 'month' ? `${styles.layout} ${styles.wide}` : styles.layout}>
        <div className={styles.main}>
          <StaffOnly toDo="행사를 올리거나 고치시려면">
            <EventsAdmin />
          </StaffOnly>
          <ChipLinks
            label="보는 방법"
            chips={views.map(({ label, asked }) => ({ label, to: hrefOf(asked), isCurrent: asked.view === view }))}
          />
          {events ? <Shown events={events} /> : <Unavailable what="행사를" path={eventsPath} />}
        </div>
        <div className={styles.side}>
          <SubscribeCard />
          {sectionNav}
          <JoinCard />
        </div>
      </div>
    </Column>
  );
}
