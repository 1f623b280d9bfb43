import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../../../testing/api.ts';
import { createPerson } from '../../../testing/people.ts';
import { fillBoard } from '../../../testing/posts.ts';
import { postListing } from './content/boards/post-contents.repository.ts';
import { contentListing } from './content/engine/content-sources.ts';
import { describeEvents } from './content/events/events.definition.ts';
import { describeNewsletters } from './content/newsletters/newsletters.definition.ts';
import type { ContentDeps } from './content/engine/index.ts';
import type { AskedContents } from './content/contents/content-source.ts';
import { contentsQuery, walkQuery, type ContentListing } from './content/contents/contents.repository.ts';

const posts = 20_000;
const now = new Date('2026-11-15T00:00:00Z');
let test: TestApi;
let rare = 0;
let busy = 0;

beforeAll(async () => {
  test = await createTestApi();
  rare = (await createPerson(test)).id;
  busy = (await createPerson(test)).id;
  // Not the application's connection: sowing may take longer than it lets a statement take.
  const client = new pg.Client({ connectionString: test.urls.ownerUrl });
  await client.connect();
  await fillBoard(client, 'news', { posts, until: '2026-10-31T03:00:00Z', everyMinutes: 60 });
  await fillBoard(client, 'notice', { posts: 2_000, until: '2026-10-31T03:00:00Z', everyMinutes: 60 });
  await client.query(`update posts set updated_at = published_at, author_id = ${busy},
    title = title || (array[' 안내', ' 나들이', ' 건강 교실'])[1 + id % 3]`);
  await client.query(`update posts set author_id = ${rare} where id % 2000 = 7`);
  await client.query(`update posts set title = '태화강 걷기' where id % 1000 = 9`);
  await client.query(`update posts set listed = false where id % 100 = 3`);
  await client.query(`update posts set title = title || ' 추억' where id < 300`);
  await client.query(`update posts set removed_at = '2026-11-10' where id % 100 = 4`);
  await client.query(`update posts set number = null, published_at = '2027-01-01' where id % 200 = 5`);
  await client.query(`insert into events (title, html, place, address, capacity, starts_on, ends_on, last_on, updated_at)
    select '모임 ' || n, '', '', '', '', '2026-01-01', '2026-01-01', '2026-01-01', now() - n * interval '1 hour' from generate_series(1, 5000) n`);
  await client.query(`insert into newsletters (number, title, published_on, summary, pdf_id, is_listed, updated_at)
    select n, '호 ' || n, '2026-01-01', '', gen_random_uuid(), true, now() - n * interval '1 hour' from generate_series(1, 2000) n`);
  await client.query('vacuum analyze posts, events, newsletters');
  await client.end();
});
afterAll(() => test[Symbol.asyncDispose]());

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: Plan[];
}
const nodes = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodes)];
const rowsRead = (node: Plan) => (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'];

async function planOf(query: { toSQL(): { sql: string; params: unknown[] } }): Promise<Plan[]> {
  const { sql, params } = query.toSQL();
  const { rows } = await test.database.read.$client.query(`explain (analyze, format json) ${sql}`, params);
  return nodes(rows[0]['QUERY PLAN'][0].Plan);
}

/** What is asked one after the other until the page is full. */
async function plansOf(listing: ContentListing, asked: Partial<AskedContents>): Promise<Plan[]> {
  const { read } = test.database;
  const whole = { state: undefined, authorId: undefined, words: undefined, before: null, most: 31, now, ...asked };
  const { words } = whole;
  if (words === undefined) return planOf(contentsQuery(read, listing, whole));
  const walk = await planOf(walkQuery(read, listing, { ...whole, words }));
  return walk[0]?.['Actual Rows'] === whole.most
    ? walk
    : [...walk, ...(await planOf(contentsQuery(read, listing, whole)))];
}

const deep = { before: { at: new Date('2025-06-01T00:00:00Z'), kind: 'news' as const, id: '500' } };
const asked: [string, () => Partial<AskedContents>][] = [
  ['everything', () => ({})],
  ['everything far back', () => deep],
  ['what is public', () => ({ state: 'public' })],
  ['what is public far back', () => ({ state: 'public', ...deep })],
  ['what is kept', () => ({ state: 'kept' })],
  ['what is scheduled', () => ({ state: 'scheduled' })],
  ['the bin', () => ({ state: 'bin' })],
  ['somebody who wrote little', () => ({ authorId: rare })],
  ['somebody who wrote all', () => ({ authorId: busy, ...deep })],
  ['drafts of somebody who has none', () => ({ authorId: rare, state: 'kept' })],
  ['a rare word', () => ({ words: '태화강' })],
  ['a word that nothing holds', () => ({ words: '없는낱말' })],
  ['a word of long ago', () => ({ words: '추억' })],
  ['a word that a third holds', () => ({ words: '나들이', ...deep })],
  ['words that are everywhere', () => ({ words: '표본 글' })],
];

describe.each([
  ['news', () => postListing('news', now)],
  ['events', () => contentListing(describeEvents({ now: () => now }), now)],
  ['newsletters', () => contentListing(describeNewsletters({ clock: { now: () => now } } as ContentDeps), now)],
])('%s', (_name, shelfOf) => {
  it.each(asked)('D-BRD-03 %s is read by an index, a page and not the listing', async (_asked, of) => {
    const asks = of();
    const plan = await plansOf(shelfOf(), asks);
    const message = JSON.stringify(plan);
    expect(
      plan.map((node) => node['Node Type']),
      message,
    ).not.toContain('Seq Scan');
    expect(Math.max(...plan.map(rowsRead)), message).toBeLessThanOrEqual(asks.words === undefined ? 1_000 : 4_000);
  });
});
