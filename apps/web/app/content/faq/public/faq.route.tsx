import { faqPaths } from '@kidney/contract/content/faq/faq.paths.ts';
import { lazy, Suspense } from 'react';
import { data } from 'react-router';
import { faqBanner, lighthouse } from '../../../art/pictures.ts';
import { call } from '../../../platform/api-client.ts';
import { useIdentity } from '../../../platform/identity.ts';
import { JsonLd } from '../../../platform/json-ld.tsx';
import { logError } from '../../../platform/log-error.ts';
import { PageMeta } from '../../../platform/page-meta.tsx';
import { usePageSlots } from '../../../platform/page-slots.ts';
import type { RouteHandle } from '../../../platform/route-handle.ts';
import { createServerTransport } from '../../../platform/server-transport.ts';
import { useMayWrite } from '../../../platform/session/use-user.ts';
import { Unavailable, unavailableStatus } from '../../../platform/unavailable.tsx';
import { useDisplay } from '../../../platform/use-display.ts';
import { useHydrated } from '../../../platform/use-hydrated.ts';
import { CallCard } from '../../../ui/call-card/call-card.tsx';
import { Column, Split, Stack } from '../../../ui/layout/layout.tsx';
import type { Route } from './+types/faq.route';
import { faqData } from './faq-data.ts';
import { FaqList } from './faq-list.tsx';
import { withFacts } from './shown-faq.ts';

const FaqAdmin = lazy(() => import('../admin/faq-admin.tsx'));

const title = '자주 묻는 질문';
const description = '병원 이동 차량, 이용 분담금, 회원 가입, 복지 혜택에 관해 많이 물으시는 것과 그 답을 모았습니다.';

export const handle: RouteHandle = {
  header: {
    title,
    icon: 'question',
    lead: '많이 물으시는 것부터 모았습니다.',
    banner: faqBanner,
  },
};

export async function loader({ context }: Route.LoaderArgs) {
  try {
    const { transport } = createServerTransport(context);
    const { data: faqs } = await call(transport, faqPaths.list);
    return { faqs: await withFacts(transport, faqs) };
  } catch (error) {
    logError('the list of questions could not be loaded', error);
    return data({ faqs: null }, { status: unavailableStatus(error) });
  }
}

export default function FaqPage({ loaderData: { faqs } }: Route.ComponentProps) {
  const { phone, hours } = useIdentity();
  const { sectionNav } = usePageSlots();
  const isNight = useDisplay().contrast === 'high';
  const isEditor = useMayWrite();
  const mayWrite = useHydrated() && isEditor;
  return (
    <Column>
      <PageMeta title={title} description={description} />
      {faqs && faqs.length > 0 && <JsonLd data={faqData(faqs)} />}
      <Split
        aside={
          <Stack>
            {sectionNav}
            <CallCard
              title="답을 못 찾으셨습니까?"
              words="사무국에 전화해 주시면 알려 드립니다."
              phone={phone}
              hours={hours}
              art={lighthouse}
              isNight={isNight}
            />
          </Stack>
        }
      >
        {faqs === null && <Unavailable what="질문 목록을" path="/community/faq" />}
        {faqs && !mayWrite && <FaqList faqs={faqs} />}
        {faqs && mayWrite && (
          <Suspense fallback={<FaqList faqs={faqs} />}>
            <FaqAdmin faqs={faqs} />
          </Suspense>
        )}
      </Split>
    </Column>
  );
}
