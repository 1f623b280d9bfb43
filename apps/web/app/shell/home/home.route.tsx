import { factsPaths } from '@kidney/contract/content/facts/facts.paths.ts';
import type { Fact } from '@kidney/contract/content/facts/facts.schema.ts';
import { screenFacts } from '@kidney/contract/content/facts/screen-facts.paths.ts';
import { serviceDaysPaths } from '@kidney/contract/transport/service-days/service-days.paths.ts';
import { data } from 'react-router';
import { call, type Transport } from '../../platform/api-client.ts';
import { ApiError } from '../../platform/api-error.ts';
import { JsonLd } from '../../platform/json-ld.tsx';
import { logError } from '../../platform/log-error.ts';
import { useIdentity, useOrigin, useRegion } from '../../platform/identity.ts';
import { PageMeta } from '../../platform/page-meta.tsx';
import { createServerTransport } from '../../platform/server-transport.ts';
import { Column } from '../../ui/layout/layout.tsx';
import { EmergencyPage } from '../emergency/emergency-page.tsx';
import { loadEmergency } from '../emergency/load-emergency.ts';
import { weekDays } from '../transport/service-messages.ts';
import type { Route } from './+types/home.route';
import { associationData } from './association-data.ts';
import { DisplayCard } from './display-card.tsx';
import { FirstSteps } from './first-steps.tsx';
import { Hero } from './hero.tsx';
import { Latest } from './latest.tsx';
import { loadLatest } from './load-latest.ts';
import { NoticesCard } from './notices-card.tsx';
import { ServiceCard, type Fee } from './service-card.tsx';
import { TodayLine } from './today-line.tsx';
import { MoreWays, Ways } from './ways.tsx';
import { WhatWeDo } from './what-we-do.tsx';
import styles from './home.module.css';

function feeOf(facts: readonly Fact[]): Fee | null {
  const valueOf = (key: string) => facts.find((fact) => fact.key === key)?.value;
  const [word, full, reduced] = screenFacts.home.keys.map(valueOf);
  return word && full && reduced ? { word, full, reduced } : null;
}

/** Null where the association has no vans. */
async function loadService(transport: Transport) {
  try {
    const { data: overview } = await call(transport, serviceDaysPaths.overview);
    return { today: overview.today, days: weekDays(overview), nextClosed: overview.closures[0] };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

/** What is away is left out: the ways on and the telephone number are there whatever happens. */
export async function loader({ context }: Route.LoaderArgs) {
  const { transport } = createServerTransport(context);
  try {
    const emergency = await loadEmergency(transport);
    if (emergency) return { emergency, service: null, fee: null, latest: null };
    const [service, facts, latest] = await Promise.all([
      loadService(transport),
      call(transport, factsPaths.list),
      loadLatest(transport, new Date()),
    ]);
    return { emergency, service, fee: feeOf(facts.data), latest };
  } catch (error) {
    logError('the first page could not be loaded whole', error);
    return data({ emergency: null, service: null, fee: null, latest: null }, { status: 503 });
  }
}

export default function FirstPage({ loaderData: { emergency, ...usual } }: Route.ComponentProps) {
  const { name } = useIdentity();
  const region = useRegion();
  const description = emergency
    ? `${name} 비상 안내입니다. ${emergency.title}`
    : `${name} 누리집입니다. 병원 이동 차량 신청과 운행, ${region.name} 인공신장실, 복지 혜택을 안내합니다.`;
  return (
    <>
      <PageMeta description={description} />
      {emergency ? <EmergencyPage emergency={emergency} /> : <HomePage {...usual} />}
    </>
  );
}

function HomePage({ service, fee, latest }: Omit<Route.ComponentProps['loaderData'], 'emergency'>) {
  const identity = useIdentity();
  const origin = useOrigin();
  return (
    <>
      <JsonLd data={associationData(identity, useRegion(), origin)} />
      <Hero />
      <Column>
        <Ways newNotices={latest?.newNotices ?? 0} />
        {service && <TodayLine today={service.today} />}
        <div className={styles.pair}>
          {latest && latest.notices.length > 0 ? <NoticesCard notices={latest.notices} /> : <FirstSteps />}
          {service && <ServiceCard days={service.days} nextClosed={service.nextClosed} fee={fee} />}
        </div>
        <MoreWays />
      </Column>
      <WhatWeDo />
      {latest && <Latest latest={latest} />}
      <DisplayCard />
    </>
  );
}
