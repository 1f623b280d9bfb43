import type { Fact } from '@kidney/contract/content/facts/facts.schema.ts';
import type { SheetFile } from '@kidney/contract/shared/sheet.schema.ts';
import { describe, expect, it } from 'vitest';
import { listenForChanges } from '../../../../../testing/announcements.ts';
import { sampleFacts, samplePages } from '../../../../../testing/sample-content.ts';
import { createStaffedApi } from '../../../../../testing/staffed-api.ts';
import { tracedCall } from '../../../../../testing/traced-call.ts';
import { readSpreadsheet } from '../../platform/spreadsheet/read-spreadsheet.ts';
import { seedContent } from '../../seed.ts';

const { test, editor, driver, visitor } = await createStaffedApi();
await seedContent(test.database);

const read = async (key: string) => (await visitor.send('GET', `/fact/${key}`)).json().data as Fact;
const contentOf = ({ key: _key, version: _version, updatedAt: _updatedAt, ...content }: Fact) => content;
const put = async (key: string, change: object, version?: number) =>
  editor.send('PUT', `/fact/${key}`, { ...contentOf(await read(key)), ...change, ...(version && { version }) });

/** A fact of the samples that several pages name, and those pages. */
function sharedFact() {
  const pagesOf = (key: string) =>
    samplePages
      .filter((page) => page.blocks.some((block) => block.type === 'facts' && block.keys.includes(key)))
      .map(({ key: page }) => page);
  const shared = sampleFacts.map(({ key }) => ({ key, pages: pagesOf(key) })).find(({ pages }) => pages.length > 1);
  if (!shared) throw new Error('no sample fact stands on two pages');
  return shared;
}

describe('GET fact/export', () => {
  it('D-OFF-08 gives those who write the list as CSV or Excel, with Korean headings and every source', async () => {
    for (const format of ['csv', 'xlsx']) {
      const answer = await editor.send('GET', `/fact/export?format=${format}`);
      const { fileName, file } = answer.json().data as SheetFile;
      expect(fileName).toMatch(new RegExp(`^금액과-사실-\\d{4}-\\d{2}-\\d{2}\\.${format}$`));
      const [headings, ...rows] = await readSpreadsheet(Buffer.from(file, 'base64'));
      expect(headings?.slice(0, 2)).toEqual(['이름', '내용']);
      expect(rows).toHaveLength(sampleFacts.length);
      for (const row of rows) expect(row[5]).not.toBe('');
    }
    expect((await driver.send('GET', '/fact/export')).statusCode).toBe(403);
    expect((await visitor.send('GET', '/fact/export')).statusCode).toBe(401);
  });
});

describe('GET fact', () => {
  it('D-TR-03 anybody reads all facts and one, with source and dates', async () => {
    const all = (await visitor.send('GET', '/fact')).json().data as Fact[];
    expect(all.map(({ key }) => key)).toEqual(sampleFacts.map(({ key }) => key).toSorted());
    for (const fact of all) expect(fact.source).not.toBe('');
    const [first] = all as [Fact];
    expect(Object.keys(first).toSorted()).toEqual([
      'amount',
      'checkedOn',
      'effectiveFrom',
      'key',
      'knownSince',
      'label',
      'note',
      'source',
      'sourceHref',
      'updatedAt',
      'value',
      'version',
    ]);
    expect(await read(first.key)).toEqual(first);
    expect((await tracedCall(test, 'GET /fact')).tags).toEqual(['facts']);
  });

  it('D-TR-03 a fact that is not there is 404, a key that cannot be is 400', async () => {
    expect((await visitor.send('GET', '/fact/nothing-of-the-kind')).statusCode).toBe(404);
    expect((await visitor.send('GET', '/fact/A%20B')).statusCode).toBe(400);
  });
});

describe('PUT fact/{key}', () => {
  it('D-TR-03 every page that names the fact shows the new value, and every node is told', async () => {
    const { key, pages } = sharedFact();
    await using changes = await listenForChanges(test.urls.appUrl);
    const answer = await put(key, { value: '바뀐 값 31,000원', amount: 31_000, effectiveFrom: '2026-01-01' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json().message).toBe('고쳤습니다. 이 내용을 보여 주는 모든 화면이 함께 바뀝니다.');
    expect(await changes.heard()).toEqual(['search', 'facts']);
    expect(pages.length).toBeGreaterThan(1);
    for (const page of pages) {
      const { data, tags } = await tracedCall(test, 'GET /page/:key', { params: { key: page } });
      const shown = (data as { facts: Fact[] }).facts.find((fact) => fact.key === key);
      expect(shown, page).toMatchObject({ value: '바뀐 값 31,000원', amount: 31_000, effectiveFrom: '2026-01-01' });
      expect(tags, 'a page with facts falls when one changes').toContain('facts');
    }
  });

  it('D-TR-03 what it said before is kept', async () => {
    const { key, value } = sampleFacts[3] as (typeof sampleFacts)[number];
    await put(key, { value: '둘째 값' });
    const { rows } = await test.database.read.$client.query(
      `select version, content ->> 'value' as value, author_id is not null as signed from revisions
       where subject = 'fact' and subject_key = $1 order by version`,
      [key],
    );
    expect(rows).toEqual([
      { version: 1, value, signed: false },
      { version: 2, value: '둘째 값', signed: true },
    ]);
  });

  it('D-TR-03 a version that is not the current one is refused with what is there now', async () => {
    const { key } = sampleFacts[4] as (typeof sampleFacts)[number];
    await put(key, { value: '먼저' }, 1);
    const answer = await put(key, { value: '나중' }, 1);
    expect(answer.statusCode).toBe(412);
    expect(answer.json()).toMatchObject({ code: 'STALE_VERSION', current: { key, value: '먼저', version: 2 } });
    expect((await read(key)).value).toBe('먼저');
  });

  it.each<[string, object, string[]]>([
    ['no value', { value: ' ' }, ['value']],
    ['no source', { source: '' }, ['source']],
    ['half a won', { amount: 0.5 }, ['amount']],
    ['less than nothing', { amount: -1 }, ['amount']],
    ['a text without its amount', { value: '공짜', amount: 500 }, ['value']],
    ['an amount that is the end of another', { value: '1,500원', amount: 500 }, ['value']],
    ['a check of tomorrow', { checkedOn: '2999-01-01' }, ['checkedOn']],
    ['a day that is none', { effectiveFrom: '2026-02-30' }, ['effectiveFrom']],
    ['a year that no calendar has', { checkedOn: '0000-01-01' }, ['checkedOn']],
    ['a source without https', { sourceHref: 'http://example.com' }, ['sourceHref']],
    ['a line break', { label: '두\n줄' }, ['label']],
  ])('D-OFF-08 refuses %s', async (_name, change, fields) => {
    const { key } = sampleFacts[5] as (typeof sampleFacts)[number];
    const before = await read(key);
    const answer = await put(key, change);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields.map(({ field }: { field: string }) => field)).toEqual(fields);
    expect(await read(key)).toEqual(before);
  });

  it('D-OFF-08 key and version are not the caller’s to choose, and an unknown fact is 404', async () => {
    const { key } = sampleFacts[6] as (typeof sampleFacts)[number];
    const { version } = await read(key);
    expect((await put(key, { key: 'other', updatedAt: 'x' })).json().data).toMatchObject({ key, version: version + 1 });
    const body = contentOf(await read(key));
    expect((await editor.send('PUT', '/fact/nothing-of-the-kind', body)).statusCode).toBe(404);
  });

  it('D-AU-11 a visitor is asked to sign in, another role is not permitted, and nothing changes', async () => {
    const { key } = sampleFacts[7] as (typeof sampleFacts)[number];
    const before = await read(key);
    const body = { ...contentOf(before), value: '남의 값' };
    expect((await visitor.send('PUT', `/fact/${key}`, body)).statusCode).toBe(401);
    expect((await driver.send('PUT', `/fact/${key}`, body)).statusCode).toBe(403);
    expect(await read(key)).toEqual(before);
  });
});
