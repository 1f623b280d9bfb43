import { eventsPaths } from '@kidney/contract/content/events/events.paths.ts';
import { lazy } from 'react';
import { call } from '../../../platform/api-client.ts';
import { PageMeta } from '../../../platform/page-meta.tsx';
import { usePageSlots } from '../../../platform/page-slots.ts';
import { PageTools } from '../../../platform/page-tools/page-tools.tsx';
import { refuse } from '../../../platform/refuse-page.ts';
import type { PageHeadData, RouteHandle } from '../../../platform/route-handle.ts';
import { createServerTransport } from '../../../platform/server-transport.ts';
import { StaffOnly } from '../../../platform/session/staff-only.tsx';
import { ButtonAnchor, ButtonLink, Buttons } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Column, Stack } from '../../../ui/layout/layout.tsx';
import { RichText } from '../../../ui/rich-text/rich-text.tsx';
import type { Route } from './+types/event.route';
import { eventCrumbs, eventPath, eventsPath, eventsTitle } from './event-address.ts';
import { EventFacts } from './event-facts.tsx';
import { showEvent, type ShownEvent } from './event-view.ts';
import { JoinCard } from './join-card.tsx';
import { SubscribeCard } from './subscribe-card.tsx';
import styles from './events.module.css';

const EventTools = lazy(() => import('../admin/event-tools.tsx'));

function headOf(loaded: { event: ShownEvent } | undefined): PageHeadData | null {
  return loaded ? { title: loaded.event.title, icon: 'calendar', crumbs: eventCrumbs } : null;
}

export const handle: RouteHandle = { header: headOf };

export async function loader({ context, params }: Route.LoaderArgs) {
  const { transport } = createServerTransport(context);
  const { data: event } = await call(transport, eventsPaths.get, { params: { id: Number(params.id) } }).catch(refuse);
  return { event: showEvent(event) };
}

export default function EventPage({ loaderData: { event } }: Route.ComponentProps) {
  const { sectionNav, isMobile } = usePageSlots();
  const { id, title, html, when, place } = event;
  return (
    <Column>
      <PageMeta
        title={title}
        description={[title, when, place].filter(Boolean).join(', ')}
        shareAs={{ path: eventsPath, title: eventsTitle }}
      />
      <div className={styles.layout}>
        <div className={styles.main}>
          <StaffOnly toDo="행사를 올리거나 고치시려면">
            <EventTools key={id} event={event} />
          </StaffOnly>
          <Card>
            <Stack>
              <EventFacts event={event} />
              {!event.isPast && (
                <Stack gap="small">
                  {event.takesRegistrations && (
                    <Buttons>
                      <ButtonLink to={`${eventPath(id)}/register`}>참가 신청하기</ButtonLink>
                    </Buttons>
                  )}
                  <Buttons>
                    <ButtonAnchor kind="secondary" href={`${eventPath(id)}.ics`}>
                      <Icon name="calendar" />이 행사를 내 달력에
                    </ButtonAnchor>
                  </Buttons>
                  <p className={styles.small}>누르시면 휴대전화 달력에 이 행사가 들어갑니다.</p>
                </Stack>
              )}
            </Stack>
          </Card>
          {html && <RichText html={html} />}
          <PageTools title={title} isMobile={isMobile} />
          <Buttons>
            <ButtonLink kind="secondary" to={eventsPath}>
              <Icon name="list" />
              모든 행사 보기
            </ButtonLink>
          </Buttons>
        </div>
        <div className={styles.side}>
          {!event.isPast && <JoinCard />}
          <SubscribeCard />
          {sectionNav}
        </div>
      </div>
    </Column>
  );
}
