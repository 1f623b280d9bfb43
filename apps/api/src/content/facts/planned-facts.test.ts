import type { Fact, FactVersion, ManagedFact } from '@kidney/contract/content/facts/facts.schema.ts';
import type { Page } from '@kidney/contract/content/pages/pages.schema.ts';
import type { Found } from '@kidney/contract/content/search/search.schema.ts';
import { describe, expect, it } from 'vitest';
import { createTestClock } from '../../../../../testing/clock.ts';
import { createStaffedApi } from '../../../../../testing/staffed-api.ts';
import { sampleFacts } from '../../../../../testing/sample-content.ts';
import { namesAmount } from '@kidney/contract/content/facts/named-amount.paths.ts';
import { seedContent } from '../../seed.ts';
import { seoulDate } from '../../platform/seoul-time.ts';
import { contentOf } from '../../content-of.ts';

const clock = createTestClock();
const { test, editor, visitor } = await createStaffedApi({ clock });
await seedContent(test.database);

const key = 'transport-fee';
const read = async (of = key) => (await visitor.send('GET', `/fact/${of}`)).json().data as Fact;
const managed = async (of = key) =>
  ((await editor.send('GET', '/fact/managed')).json().data as ManagedFact[]).find((fact) => fact.key === of);
const change = async (to: object, of = key) => {
  const { key: _key, updatedAt: _at, ...content } = await read(of);
  return editor.send('PUT', `/fact/${of}`, { ...content, ...to });
};
const pageValue = async () =>
  ((await visitor.send('GET', '/page/transport-center')).json().data as Page).facts.find((fact) => fact.key === key)
    ?.value;

describe('a change with a later day of effect', () => {
  it('D-TR-04 counts from midnight of that day in Seoul, on every page, and not before', async () => {
    const answer = await change({ amount: 41_000, effectiveFrom: '2031-03-01' });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json().message).toContain('2031년 3월 1일 0시');
    expect(answer.json().data.value).toBe('30,000원');
    expect([(await read()).value, await pageValue()]).toEqual(['30,000원', '30,000원']);
    expect((await managed())?.planned).toMatchObject({ value: '41,000원', amount: 41_000 });

    await clock.at('2031-02-28T14:59:59Z', async () => {
      expect([(await read()).value, await pageValue()]).toEqual(['30,000원', '30,000원']);
    });
    await clock.at('2031-02-28T15:00:00Z', async () => {
      expect(await read()).toMatchObject({ value: '41,000원', amount: 41_000, effectiveFrom: '2031-03-01' });
      expect(await pageValue()).toBe('41,000원');
    });
  });

  it('D-TR-04 can be taken back, and is kept among the earlier versions', async () => {
    await change({ amount: 42_000, effectiveFrom: '2031-03-01' });
    const { version } = await read();
    expect((await editor.send('DELETE', `/fact/${key}/planned?version=${version - 1}`)).statusCode).toBe(412);
    expect((await editor.send('DELETE', `/fact/${key}/planned?version=${version}`)).statusCode).toBe(200);
    expect((await managed())?.planned).toBeNull();
    expect((await editor.send('DELETE', `/fact/${key}/planned`)).statusCode).toBe(404);
    await clock.at('2031-03-02T00:00:00Z', async () => expect((await read()).value).toBe('30,000원'));
    const versions = (await editor.send('GET', `/fact/${key}/versions`)).json().data as FactVersion[];
    expect(versions.slice(0, 2).map(({ content }) => content.value)).toEqual(['30,000원', '42,000원']);
    expect(versions.at(-1)).toMatchObject({ version: 1, author: null, content: { value: '30,000원' } });
    expect((await editor.send('GET', '/fact/nothing-of-the-kind/versions')).statusCode).toBe(404);
  });

  it('D-TR-04 is found by the search once the day has come and the worker has been there', async () => {
    const of = 'transport-fleet';
    const today = seoulDate(new Date());
    const content = { ...sampleFacts.find((fact) => fact.key === of), value: '승합차 77대', effectiveFrom: today };
    await test.database.write.$client.query('update facts set planned = $1 where key = $2', [content, of]);
    const found = async () =>
      ((await visitor.send('GET', `/search?q=${encodeURIComponent('승합차 77대')}`)).json().data as Found).hits.length;
    expect((await read(of)).value).toBe('승합차 77대');
    expect(await found()).toBe(0);
    await contentOf(test.database).facts.takeEffect();
    expect((await read(of)).value).toBe('승합차 77대');
    expect(await found()).toBeGreaterThan(1);
  });
});

describe('the text of a fact', () => {
  it('D-TR-04 follows its amount', async () => {
    expect((await change({ amount: 33_000 })).json().data).toMatchObject({ value: '33,000원', amount: 33_000 });
    expect((await change({ amount: 30_000 })).json().data).toMatchObject({ value: '30,000원', amount: 30_000 });
  });

  it('D-TR-04 names its amount in every sample', () => {
    const silent = sampleFacts.filter(({ amount, value }) => amount !== null && !namesAmount(value, amount));
    expect(silent.map(({ value }) => value)).toEqual([]);
  });
});

describe('the places of a fact', () => {
  it('D-TR-04 are those that show it: pages, questions, forms and screens', async () => {
    const placesOf = async (of: string) => (await managed(of))?.places.map(({ path }) => path).toSorted();
    expect(await placesOf(key)).toEqual([
      '/',
      '/kidney/welfare',
      '/transport/apply',
      '/transport/center',
      '/transport/center',
    ]);
    expect(await placesOf('transport-days')).toContainEqual(expect.stringMatching(/^\/community\/faq#faq-\d+$/));
    expect(await placesOf('kidney-age-65')).not.toContain('/');
  });
});
