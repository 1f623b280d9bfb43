import type { Found } from '@kidney/contract/content/search/search.schema.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillSearch } from '../../../../../scripts/scale/fill-search.ts';
import { sown } from '../../../../../scripts/scale/sentences.ts';
import { createTestApi, type TestApi } from '../../../../../testing/api.ts';
import { statementsOf } from '../../../../../testing/query-plans.ts';
import { tracedCall } from '../../../../../testing/traced-call.ts';
import { textTerms } from './terms.ts';

const entries = 20_000;
let test: TestApi;
beforeAll(async () => {
  test = await createTestApi();
  await fillSearch(test.urls.ownerUrl, 1_000_001 - entries, 1_000_000);
  await test.database.write.$client.query(`
    insert into search_words select 'w' || n, 'ㅌㅅ' || n, 'ㅌㅜ' || n, '-infinity' from generate_series(1, 20000) n`);
}, 120_000);
afterAll(() => test[Symbol.asyncDispose]());

const find = async (query: Record<string, string>) => (await tracedCall(test, 'GET /search', { query })).data as Found;

/** How PostgreSQL does what a call asks of it, statement by statement; but for the settings, which are read once in a while. */
async function plansOf(call: () => Promise<unknown>): Promise<string[]> {
  const plans: string[] = [];
  for (const { text, values } of await statementsOf(test.database, call)) {
    if (text.includes('"settings"')) continue;
    const { rows } = await test.database.write.$client.query(`explain ${text}`, values);
    plans.push(rows.map((row) => row['QUERY PLAN'] as string).join('\n'));
  }
  return plans;
}

describe('how the database finds', () => {
  it.each(['rare', 'old'] as const)('a word that few hold: by the pairs alone (%s)', async (word) => {
    const plans = await plansOf(() => find({ q: sown[word] }));
    expect(plans[2]).toContain('Bitmap Index Scan on search_entries_terms');
    expect(plans.join('\n')).not.toContain('Seq Scan on search_entries');
  });

  it('a word that nearly all hold: by walking back in time, a bounded way', async () => {
    const plans = await plansOf(() => find({ q: '투석' }));
    expect(plans).toHaveLength(2);
    expect(plans[1]).toMatch(/Limit[\s\S]*Limit[\s\S]*Index Scan Backward using search_entries_at on search_entries/);
  });

  it('the same in a section, and a page later without counting again', async () => {
    const { next } = await find({ q: '투석', section: 'daycare' });
    const plans = await plansOf(() => find({ q: '투석', section: 'daycare', cursor: next ?? '' }));
    expect(plans).toHaveLength(2);
    expect(plans[1]).toMatch(/Index Scan Backward using search_entries_(section_)?at /);
  });

  it('the next change, the years and suggestions: by an index', async () => {
    const [around] = await plansOf(() => find({ q: '물' }));
    expect(around).not.toContain('Seq Scan');
    const [words] = await plansOf(() => tracedCall(test, 'GET /search/suggestions', { query: { q: 'ㅌㅅ' } }));
    expect(words).toContain('using search_words_initials');
    expect(words).not.toContain('Sort');
  });

  it('the addresses for a site map: by ranges of the key, counted nowhere', async () => {
    expect(await test.api.addresses.parts()).toEqual([1]);
    const [parts = ''] = await plansOf(() => test.api.addresses.parts());
    expect(parts).toContain('using search_entries_pkey');
    expect(parts).not.toContain('Seq Scan on search_entries');
    const [part = ''] = await plansOf(() => test.api.addresses.part(2));
    expect(part).toContain('Index Scan using search_entries_pkey');
  });
});

describe('walking back', () => {
  it('gives every hit once, new before old, and says that it does not count', async () => {
    const seen: string[] = [];
    const moments: string[] = [];
    let cursor = '';
    for (let page = 0; page < 6; page += 1) {
      const found = await find({ q: '투석', ...(cursor && { cursor }) });
      expect([found.hits.length, found.total]).toEqual([20, null]);
      seen.push(...found.hits.map(({ path }) => path));
      moments.push(...found.hits.map(({ at }) => at ?? ''));
      cursor = found.next ?? '';
    }
    expect(new Set(seen).size).toBe(120);
    expect(moments).toEqual(moments.toSorted().toReversed());
  });

  it('comes to what only old entries hold by following its own next', async () => {
    await test.database.write.$client.query(
      `update search_entries set folded = folded || ' 옛이야기', terms = terms || array_to_tsvector($1::text[])
       where id in (select id from search_entries order by at limit 1200)`,
      [textTerms('옛이야기')],
    );
    let steps = 0;
    let found = await find({ q: '옛이야기' });
    while (found.hits.length === 0 && found.next) {
      found = await find({ q: '옛이야기', cursor: found.next });
      steps += 1;
    }
    expect([found.hits.length, steps]).toEqual([20, 4]);
  });
});
