import { newslettersPaths } from '@kidney/contract/newsletters/newsletters.paths.ts';
import { lazy } from 'react';
import { data, Form } from 'react-router';
import { call } from '../../../platform/api-client.ts';
import { ApiError } from '../../../platform/api-error.ts';
import { logError } from '../../../platform/log-error.ts';
import { PageMeta } from '../../../platform/page-meta.tsx';
import { usePageSlots } from '../../../platform/page-slots.ts';
import type { RouteHandle } from '../../../platform/route-handle.ts';
import { createServerTransport } from '../../../platform/server-transport.ts';
import { Button, ButtonLink, Buttons } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { Column, Split, Stack } from '../../../ui/layout/layout.tsx';
import { StatusMessage } from '../../../ui/status-message/status-message.tsx';
import type { Route } from './+types/newsletters.route';
import { IssueList } from './issue-list.tsx';
import { newslettersPath, newslettersTitle, olderPath, readCursor } from './newsletter-address.ts';
import { issueWords } from './newsletter-words.ts';
import { StaffOnly } from './staff-only.tsx';

const NewslettersDesk = lazy(() => import('../admin/newsletters-desk.tsx'));

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
    const status = error instanceof ApiError && error.status >= 500 ? error.status : 503;
    return data({ issues: null, next: null, isOlder: false }, { status });
  }
}

function Unavailable() {
  return (
    <Card>
      <Stack>
        <StatusMessage kind="error">소식지를 불러오지 못했습니다.</StatusMessage>
        <p>잠시 뒤 다시 불러와 주십시오. 급하시면 사무국으로 전화해 주십시오.</p>
        <Form method="get" action={newslettersPath}>
          <Button type="submit">다시 불러오기</Button>
        </Form>
      </Stack>
    </Card>
  );
}

export default function NewslettersPage({ loaderData: { issues, next, isOlder } }: Route.ComponentProps) {
  const { sectionNav } = usePageSlots();
  return (
    <Column>
      <PageMeta title={newslettersTitle} description={description} />
      <Split aside={sectionNav}>
        <StaffOnly>
          <NewslettersDesk />
        </StaffOnly>
        {!issues && <Unavailable />}
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
