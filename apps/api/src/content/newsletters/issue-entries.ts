import { plainTextOf } from '../../platform/rich-text.ts';
import type { Tx } from '../../platform/database.ts';
import type { Entry } from '../search/index.ts';
import type { ContentDeps } from '../engine/index.ts';
import type { IssueRow } from './newsletters.repository.ts';
import { pagesRepository, type PageRow } from './pages.repository.ts';

const issueKind = 'newsletter';
const pageKind = 'newsletter-page';
const pageKey = (id: number, page: number) => `${id}/${page}`;

function issueEntry(row: IssueRow): Entry {
  const at = new Date(`${row.publishedOn}T00:00:00+09:00`);
  return {
    kind: issueKind,
    key: String(row.id),
    section: 'community',
    path: `/community/newsletter/${row.id}`,
    title: row.title,
    text: [`소식지 제${row.number}호`, plainTextOf(row.summary)].join(' '),
    at,
    visibleFrom: at,
  };
}

/** Each page is found by its own words, and found where it can be read. */
function pageEntry(row: IssueRow, { page, text }: PageRow): Entry {
  return {
    ...issueEntry(row),
    kind: pageKind,
    key: pageKey(row.id, page),
    path: `/community/newsletter/${row.id}/${page}`,
    title: `${row.title} ${page}쪽`,
    text,
  };
}

type Index = ContentDeps['search'];

/** In the transaction that changes the issue: a listed one and its pages are found, another is not. */
export async function indexIssue(tx: Tx, search: Index, row: IssueRow): Promise<void> {
  if (!row.isListed || row.removedAt) return unindexIssue(tx, search, row.id);
  await search.put(tx, issueEntry(row));
  if (row.drawing !== 'done') return;
  for (const page of await pagesRepository.all(tx, row.id)) await search.put(tx, pageEntry(row, page));
}

export async function indexPage(tx: Tx, search: Index, row: IssueRow, page: PageRow): Promise<void> {
  if (row.isListed && !row.removedAt && row.drawing === 'done') await search.put(tx, pageEntry(row, page));
}

export async function unindexPages(tx: Tx, search: Index, id: number): Promise<void> {
  for (const { page } of await pagesRepository.all(tx, id)) {
    await search.remove(tx, { kind: pageKind, key: pageKey(id, page) });
  }
}

async function unindexIssue(tx: Tx, search: Index, id: number): Promise<void> {
  await search.remove(tx, { kind: issueKind, key: String(id) });
  await unindexPages(tx, search, id);
}
