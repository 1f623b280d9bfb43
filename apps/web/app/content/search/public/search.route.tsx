import { searchPaths } from '@kidney/contract/content/search/search.paths.ts';
import { data } from 'react-router';
import { call } from '../../../platform/api-client.ts';
import { ApiError } from '../../../platform/api-error.ts';
import { useIdentity } from '../../../platform/identity.ts';
import { logError } from '../../../platform/log-error.ts';
import { PageTitle } from '../../../platform/page-title.tsx';
import type { RouteHandle } from '../../../platform/route-handle.ts';
import { createServerTransport } from '../../../platform/server-transport.ts';
import { Column } from '../../../ui/layout/layout.tsx';
import type { Route } from './+types/search.route';
import { hrefOf, queryOf, readAsked, searchParameters } from './search-address.ts';
import { SearchForm } from './search-form.tsx';
import { SearchResults } from './search-results.tsx';
import { SearchUnavailable } from './search-unavailable.tsx';
import { shownSearch } from './shown-search.ts';
import styles from './search.module.css';

const title = '누리집에서 찾기';
const failed = '지금은 찾을 수 없습니다. 잠시 뒤에 다시 해 주십시오.';

export const handle: RouteHandle = {
  query: searchParameters,
  header: { title, icon: 'search', lead: '소식, 안내, 병원, 자주 묻는 질문을 한곳에서 찾습니다.' },
};

export async function loader({ context, request }: Route.LoaderArgs) {
  const asked = readAsked(new URL(request.url).searchParams);
  if (asked.q === '') return { asked, found: null, message: '' };
  try {
    const { transport } = createServerTransport(context);
    const { data: found } = await call(transport, searchPaths.find, { query: queryOf(asked) });
    return { asked, found: shownSearch(asked, found), message: '' };
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) {
      return data({ asked, found: null, message: error.message }, { status: error.status });
    }
    logError('nothing could be searched', error);
    return data({ asked, found: null, message: failed }, { status: error instanceof ApiError ? error.status : 503 });
  }
}

export default function SearchPage({ loaderData: { asked, found, message } }: Route.ComponentProps) {
  const { phone } = useIdentity();
  return (
    <Column>
      <PageTitle name={asked.q === '' ? title : `‘${asked.q}’ 검색 결과`} />
      <div className={styles.page}>
        {/* A new form for a new question: the browser would keep what was typed before. */}
        <SearchForm key={hrefOf(asked)} asked={asked} choices={found?.choices ?? null} />
        {message !== '' && <SearchUnavailable message={message} phone={phone} />}
        {found && <SearchResults asked={asked} found={found} phone={phone} />}
      </div>
    </Column>
  );
}
