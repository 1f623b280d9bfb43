import { facilitiesPaths } from '@kidney/contract/content/facilities/facilities.paths.ts';
import { settingsPaths } from '@kidney/contract/office/settings/settings.paths.ts';
import { lazy, Suspense } from 'react';
import { data } from 'react-router';
import { lighthouse } from '../../../art/pictures.ts';
import { call } from '../../../platform/api-client.ts';
import { useIdentity } from '../../../platform/identity.ts';
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
import { Column } from '../../../ui/layout/layout.tsx';
import type { Route } from './+types/facilities.route';
import { DistrictMap } from './district-map.tsx';
import { facilitiesPath, filterParameters, queryOf, readFilter } from './facility-filter.ts';
import { FacilityResults } from './facility-results.tsx';
import { FacilitySearch } from './facility-search.tsx';
import styles from './facilities.module.css';

const FacilitiesAdmin = lazy(() => import('../admin/facilities-admin.tsx'));

const name = '인공신장실';

export const handle: RouteHandle = {
  query: filterParameters,
  header: (loaded: { title: string } | undefined) => ({
    title: loaded?.title ?? name,
    icon: 'pin',
    lead: '사시는 구·군을 고르시면 투석을 받을 수 있는 병원이 나옵니다.',
  }),
};

export async function loader({ context, request }: Route.LoaderArgs) {
  const params = new URL(request.url).searchParams;
  try {
    const { transport } = createServerTransport(context);
    const { region: home, pictures } = (await call(transport, settingsPaths.site)).data;
    const { districts, name: region } = home;
    const filter = readFilter(params, districts);
    const { data: found } = await call(transport, facilitiesPaths.list, { query: queryOf(filter) });
    const counts = Object.fromEntries(
      districts.map((each) => [each.name, found.filter(({ district }) => district === each.name).length]),
    );
    const facilities = filter.district ? found.filter(({ district }) => district === filter.district) : found;
    return { title: `${region} ${name}`, region, filter, districts, map: pictures.map, counts, facilities };
  } catch (error) {
    logError('the list of clinics could not be loaded', error);
    const filter = readFilter(params, []);
    return data(
      { title: name, region: '', filter, districts: [], map: null, counts: null, facilities: null },
      { status: unavailableStatus(error) },
    );
  }
}

export default function FacilitiesPage({ loaderData }: Route.ComponentProps) {
  const { title, region, filter, districts, map, counts, facilities } = loaderData;
  const { phone, hours } = useIdentity();
  const { sectionNav } = usePageSlots();
  const isNight = useDisplay().contrast === 'high';
  const isHydrated = useHydrated();
  const isEditor = useMayWrite();
  const mayWrite = isHydrated && isEditor;
  const results = facilities && <FacilityResults filter={filter} facilities={facilities} phone={phone} />;
  return (
    <Column>
      <PageMeta
        title={title}
        description={`${region}에서 투석을 받을 수 있는 병원의 주소, 전화, 요일과 시간대를 구·군별로 찾아보실 수 있습니다.`}
      />
      <div className={styles.layout}>
        {counts && (
          <div className={styles.find}>
            <FacilitySearch filter={filter} counts={counts} />
            <DistrictMap districts={districts} map={map} chosen={filter.district} isNight={isNight} />
          </div>
        )}
        <div className={styles.place}>
          {isEditor && (
            <noscript>
              <p>병원을 추가하거나 고치시려면 브라우저에서 자바스크립트를 켜 주십시오.</p>
            </noscript>
          )}
          {!facilities && <Unavailable what="병원 목록을" path={facilitiesPath} />}
          {facilities && !mayWrite && results}
          {facilities && mayWrite && (
            <Suspense fallback={results}>
              <FacilitiesAdmin filter={filter} districts={districts} facilities={facilities} phone={phone} />
            </Suspense>
          )}
        </div>
        <div className={styles.side}>
          <CallCard
            title="어느 병원이 맞는지 모르시겠습니까?"
            words="사무국이 함께 알아봐 드립니다."
            phone={phone}
            hours={hours}
            art={lighthouse}
            isNight={isNight}
          />
          {sectionNav}
        </div>
      </div>
    </Column>
  );
}
