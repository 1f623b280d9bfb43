import type { EntryFilter, EntryPage, LogOverview } from '@kidney/contract/office/audit-log/audit-log.schema.ts';
import { auditLogPaths } from '@kidney/contract/office/audit-log/audit-log.paths.ts';
import { call } from '../../../platform/api-client.ts';
import { PageTitle } from '../../../platform/page-title.tsx';
import { HelpBox } from '../../../platform/help/help-box.tsx';
import type { StaffHandle } from '../../../platform/route-handle.ts';
import { loadForStaff } from '../../../platform/session/load-for-staff.ts';
import { ConfirmSession } from '../../../platform/session/confirm-session.tsx';
import { SignInRequired } from '../../../platform/session/sign-in-required.tsx';
import { Column } from '../../../ui/layout/layout.tsx';
import type { Route } from './+types/records.route';
import { MonthCheck } from './month-check.tsx';
import { filterParameters, readFilter } from './record-filter.ts';
import { RecordList } from './record-list.tsx';
import { RecordSearch } from './record-search.tsx';
import styles from './records.module.css';
import { recordsHelp } from './records.help.ts';

const title = '누가 무엇을 했는지';
const readers = ['owner'];

export const handle: StaffHandle = {
  help: <HelpBox {...recordsHelp} />,
  query: filterParameters,
  header: {
    title,
    icon: 'list',
    lead: '직원이 한 일과 로그인이 빠짐없이 적힙니다. 아무도 고치거나 지울 수 없습니다.',
    crumbs: [
      { label: '홈', to: '/' },
      { label: '오늘 할 일', to: '/admin' },
    ],
  },
};

interface Loaded {
  filter: EntryFilter;
  records: { page: EntryPage; overview: LogOverview } | null;
}

export async function loader({ context, request }: Route.LoaderArgs): Promise<Loaded> {
  const filter = readFilter(new URL(request.url).searchParams);
  const records = await loadForStaff(context, async (transport) => {
    const [{ data: page }, { data: overview }] = await Promise.all([
      call(transport, auditLogPaths.entries, { query: filter }),
      call(transport, auditLogPaths.overview),
    ]);
    return { page, overview };
  });
  return { filter, records };
}

export default function RecordsPage({ loaderData: { filter, records } }: Route.ComponentProps) {
  return (
    <SignInRequired title={title} roles={readers}>
      <PageTitle name={title} />
      {records ? (
        <Column>
          <div className={styles.admin}>
            <MonthCheck months={records.overview.months} />
            <RecordSearch filter={filter} people={records.overview.people} />
            <section aria-labelledby="records" className={styles.list}>
              <h2 id="records">기록</h2>
              <RecordList page={records.page} filter={filter} />
            </section>
          </div>
        </Column>
      ) : (
        <ConfirmSession />
      )}
    </SignInRequired>
  );
}
