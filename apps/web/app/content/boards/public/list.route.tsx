import { lazy } from 'react';
import { PageMeta } from '../../../platform/page-meta.tsx';
import type { RouteHandle } from '../../../platform/route-handle.ts';
import { Unavailable } from '../../../platform/unavailable.tsx';
import { StaffOnly } from '../../../platform/session/staff-only.tsx';
import { ButtonLink, Buttons } from '../../../ui/button/button.tsx';
import { Column } from '../../../ui/layout/layout.tsx';
import type { Route } from './+types/list.route';
import { leadOf, listHead, type BoardHead } from './board-looks.ts';
import { hrefOf, listParameters } from './list-address.ts';
import { ListSearch } from './list-search.tsx';
import { loadList } from './load-list.ts';
import { MonthJump } from './month-jump.tsx';
import { NothingHere } from './nothing-here.tsx';
import { PageLinksNav } from './page-links-nav.tsx';
import { PostTable } from './post-table.tsx';
import styles from './list.module.css';

const BoardEditor = lazy(() => import('../admin/board-admin.tsx'));

const headOf = (loaded: BoardHead | undefined) => (loaded ? listHead(loaded) : null);

export const handle: RouteHandle = { query: listParameters, header: headOf };
export const loader = (args: Route.LoaderArgs) => loadList(args);

export default function BoardListPage({ loaderData }: Route.ComponentProps) {
  const { board, name, path, asked, list, months } = loaderData;
  const isFirst = Object.keys(asked).length === 0;
  return (
    <Column>
      <PageMeta
        title={isFirst || !list ? name : `${name}: ${list.heading}`}
        description={leadOf(board)}
        query={hrefOf('', asked)}
        shareAs={{ path, title: name }}
        isHidden={asked.q !== undefined}
      />
      <link rel="alternate" type="application/rss+xml" title={`${name} 새 글`} href={`${path}/feed.xml`} />
      <div className={styles.page}>
        <StaffOnly toDo="글을 쓰거나 고치시려면">
          <BoardEditor key={board} board={board} path={path} />
        </StaffOnly>
        <div className={styles.find}>
          <ListSearch name={name} path={path} q={asked.q ?? ''} />
          {months.length > 1 && <MonthJump path={path} months={months} chosen={asked.month ?? ''} />}
        </div>
        {!list && <Unavailable what="글 목록을" path={path} />}
        {list && (
          <section aria-labelledby="posts" className={styles.list}>
            <h2 id="posts" className={styles.count}>
              {list.heading}
            </h2>
            {list.rows.length > 0 ? (
              <PostTable path={path} caption={`${name}, ${list.heading}`} rows={list.rows} />
            ) : (
              <NothingHere path={path} asked={asked} list={list} />
            )}
            {list.next && (
              <Buttons>
                <ButtonLink to={list.next}>다음 결과 보기</ButtonLink>
              </Buttons>
            )}
            {list.links && <PageLinksNav links={list.links} />}
          </section>
        )}
      </div>
    </Column>
  );
}
