import { boardPaths } from '@kidney/contract/content/boards/boards.paths.ts';
import { data, type LoaderFunctionArgs } from 'react-router';
import { call } from '../../../platform/api-client.ts';
import { ApiError } from '../../../platform/api-error.ts';
import { logError } from '../../../platform/log-error.ts';
import { createServerTransport } from '../../../platform/server-transport.ts';
import { boardOfRoute } from './board-of-route.ts';
import { hrefOf, queryOf, readAsked } from './list-address.ts';
import { headingOf, rowOf, type MonthCount, type ShownList } from './list-labels.ts';
import { pageLinks } from './page-links.ts';

/** A page of a board as it is drawn: the words are made here, so that the browser needs no code for them. */
export async function loadList({ context, request, pattern }: LoaderFunctionArgs) {
  const head = boardOfRoute(pattern);
  const asked = readAsked(new URL(request.url).searchParams);
  const paths = boardPaths[head.board];
  const { transport } = createServerTransport(context);
  try {
    const [{ data: list }, { data: months }] = await Promise.all([
      call(transport, paths.list, { query: queryOf(asked) }),
      call(transport, paths.months),
    ]);
    const shown: ShownList = {
      heading: headingOf(asked, list),
      rows: [...list.pinned, ...list.posts].map(rowOf),
      links: asked.q ? null : pageLinks(head.path, list),
      isSearchable: list.isSearchable,
      next: list.next && hrefOf(head.path, { ...asked, cursor: list.next }),
    };
    return { ...head, asked, list: shown, months: months.map(({ month, posts }): MonthCount => [month, posts]) };
  } catch (error) {
    const status = error instanceof ApiError ? error.status : 503;
    if (status >= 500) logError('a board could not be loaded', error);
    return data({ ...head, asked, list: null, months: [] as MonthCount[] }, { status });
  }
}
