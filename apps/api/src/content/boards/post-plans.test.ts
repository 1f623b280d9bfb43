import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../../../../../testing/api.ts';
import { fillBoard } from '../../../../../testing/posts.ts';
import { rowsReadBy, stepsOf, type PlanStep } from '../../../../../testing/query-plans.ts';
import { postListsSql } from './post-lists.sql.ts';

const posts = 20_000;
let test: TestApi;
beforeAll(async () => {
  test = await createTestApi();
  const client = test.database.write.$client;
  await fillBoard(client, 'news', { posts, until: '2026-10-31T03:00:00Z', everyMinutes: 60 });
  await fillBoard(client, 'notice', { posts: 2_000, until: '2026-10-31T03:00:00Z', everyMinutes: 60 });
  await client.query(`update posts set pinned_until = '2020-01-01' where id % 50 = 0`);
  await client.query(`update posts set pinned_until = '2099-01-01' where id in (5, 6)`);
  const owner = new pg.Client({ connectionString: test.urls.ownerUrl });
  await owner.connect();
  await owner.query('vacuum analyze posts, board_counters, board_months');
  await owner.end();
});
afterAll(() => test[Symbol.asyncDispose]());

/** The plan that PostgreSQL makes for these values, or the one it makes for any. */
async function planOf(name: keyof typeof postListsSql, values: readonly string[], mode: string): Promise<PlanStep[]> {
  const client = await test.database.read.$client.connect();
  try {
    await client.query(`set plan_cache_mode = ${mode}; prepare asked as ${postListsSql[name]}`);
    const given = values.map((value) => pg.escapeLiteral(value)).join(', ');
    const { rows } = await client.query(`explain (analyze, buffers, format json) execute asked(${given})`);
    return stepsOf(rows);
  } finally {
    await client.query('deallocate asked; reset plan_cache_mode');
    client.release();
  }
}

const now = '2026-11-15T00:00:00Z';
const deep = ['2024-08-10T00:00:00Z', '500'];
const asked: [keyof typeof postListsSql, string[]][] = [
  ['standing', ['news', now]],
  ['firstPage', ['news', now, '2026-11-15']],
  ['page', ['news', now, '20']],
  ['page', ['news', now, '980']],
  ['before', ['news', ...deep]],
  ['newer', ['news', now, ...deep]],
  ['oldest', ['news', now]],
  ['newest', ['news', now]],
  ['byIds', ['news', now, '{1,500,9000}']],
  ['months', ['news']],
  ['post', ['news', now, '12000']],
  ['previous', ['news', ...deep]],
  ['next', ['news', now, ...deep]],
];

describe.each(['force_custom_plan', 'force_generic_plan'])('%s', (mode) => {
  it.each(asked)('D-BRD-03 %s %j reads a page, not the board', async (name, values) => {
    const plan = await planOf(name, values, mode);
    const onPosts = plan.filter((node) => node['Relation Name'] === 'posts');
    expect(onPosts.map((node) => node['Node Type'])).not.toContain('Seq Scan');
    expect(onPosts.length).toBeGreaterThanOrEqual(name === 'months' ? 0 : 1);
    expect(Math.max(...plan.map(rowsReadBy)), JSON.stringify(plan)).toBeLessThanOrEqual(1_100);
    // A walk along the index gives no rows, but it reads blocks.
    const blocks = Math.max(...plan.map((node) => node['Shared Hit Blocks'] + node['Shared Read Blocks']));
    expect(blocks, JSON.stringify(plan)).toBeLessThanOrEqual(name === 'page' ? 150 : 40);
  });
});
