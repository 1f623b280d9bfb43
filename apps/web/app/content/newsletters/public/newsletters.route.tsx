import { newslettersPaths } from '@kidney/contract/content/newsletters/newsletters.paths.ts';
import { lazy } from 'react';
import { data } from 'react-router';
import { call } from '../../../platform/api-client.ts';
import { logError } from '../../../platform/log-error.ts';
import { PageMeta } from '../../../platform/page-meta.tsx';
import { usePageSlots } from '../../../platform/page-slots.ts';
import type { RouteHandle } from '../../../platform/route-handle.ts';
import { createServerTransport } from '../../../platform/server-transport.ts';
import { Unavailable, unavailableStatus } from '../../../platform/unavailable.tsx';
import { StaffOnly } from '../../../platform/session/staff-only.tsx';
import { ButtonLink, Buttons } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { Column, Split } from '../../../ui/layout/layout.tsx';
import type { Route } from './+types/newsletters.route';
import { IssueList } from './issue-list.tsx';
import { newslettersPath, newslettersTitle, olderPath, readCursor } from './newsletter-address.ts';
import { issueWords } from './newsletter-labels.ts';

const NewslettersAdmin = lazy(() => import('../admin/newsletters-admin.tsx'));

const description = '협회가 펴내는 소식지를 한 쪽씩 읽거나 PDF로 내려받으실 수 있습니다.';

export const handle: RouteHandle = {
  query: ['cursor'],
  header: { title: newslettersTitle, icon: 'book', lead: '협회가 펴내는 소식지입니다. 한 쪽씩 읽으실 수 있습니다.' },
};

export async function loader({ context, request }: Route.LoaderArgs) {
  const cursor = readCursor(new URL(request.url).searchParams);
  try {
    const { transport } = createServerTransport(context);
    const answer = await call(transport, newslettersPaths.list, { query: { ...(cursor && { cursor }) } });
    const { issues, next } = answer.data;
    return { issues: issues.map(issueWords), next, isOlder: cursor !== undefined };
  } catch (error) {
    logError('the newsletters could not be loaded', error);
    return data({ issues: null, next: null, isOlder: false }, { status: unavailableStatus(error) });
  }
}

export default function NewslettersPage({ loaderData: { issues, next, isOlder } }: Route.ComponentProps) {
  const { sectionNav } = usePageSlots();
  return (
    <Column>
      <PageMeta title={newslettersTitle} description={description} />
      <Split aside={sectionNav}>
        <StaffOnly toDo="소식지를 올리거나 고치시려면">
          <NewslettersAdmin />
        </StaffOnly>
        {!issues && <Unavailable what="소식지를" path={newslettersPath} />}
        {issues?.length === 0 && (
          <Card>
            <p>{isOlder ? '더 오래된 소식지가 없습니다.' : '아직 올린 소식지가 없습니다.'}</p>
          </Card>
        )}
        {issues && issues.length > 0 && <IssueList issues={issues} />}
        {(next || isOlder) && (
          <Buttons>
            {isOlder && (
              <ButtonLink kind="secondary" to={newslettersPath}>
                처음으로
              </ButtonLink>
            )}
            {next && (
              <ButtonLink kind="secondary" to={olderPath(next)}>
                더 오래된 소식지
              </ButtonLink>
            )}
          </Buttons>
        )}
      </Split>
    </Column>
  );
}
