import type { Found, Hit, Piece } from '@kidney/contract/content/search/search.schema.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../../../../../testing/api.ts';
import { createBrowser, type Browser } from '../../../../../testing/browser.ts';
import { createTestClock } from '../../../../../testing/clock.ts';
import { signedIn } from '../../../../../testing/people.ts';
import { tracedCall } from '../../../../../testing/traced-call.ts';
import { seedContent } from '../../seed.ts';
import { createSearchIndex, type Entry } from './search-index.ts';

const clock = createTestClock();
let test: TestApi;
let visitor: Browser;
let editor: Browser;
beforeAll(async () => {
  test = await createTestApi({ clock });
  visitor = createBrowser(test.app);
  editor = (await signedIn(test, ['editor'])).browser;
});
afterAll(() => test[Symbol.asyncDispose]());
beforeEach(async () => {
  await sql('delete from search_entries');
  await sql('delete from search_words');
  await sql('delete from rate_limits');
});

const sql = (text: string, values?: unknown[]) => test.database.write.$client.query(text, values);

let made = 0;
async function put(entry: Partial<Entry>): Promise<string> {
  const key = entry.key ?? String((made += 1));
  const whole = { kind: 'notice', section: 'community' as const, path: `/n/${key}`, title: '제목', text: '내용' };
  await test.database.write.transaction((tx) =>
    createSearchIndex(test.database).put(tx, { ...whole, at: null, visibleFrom: null, ...entry, key }),
  );
  return `/n/${key}`;
}

async function find(query: Record<string, string>): Promise<Found> {
  const answer = await visitor.send('GET', `/search?${new URLSearchParams(query).toString()}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data;
}

const pathsOf = (found: Found) => found.hits.map(({ path }) => path);
const inWords = (pieces: Piece[]) => pieces.map(({ text, isHit }) => (isHit ? `[${text}]` : text)).join('');

describe('GET search', () => {
  it('D-SRC-01 offers no year of what is yet to be published', async () => {
    await put({ at: new Date('2025-03-01T00:00:00Z') });
    await put({ at: new Date('2099-03-01T00:00:00Z'), visibleFrom: new Date('2099-03-01T00:00:00Z') });
    expect((await find({ q: '제목' })).years).toEqual({ first: 2025, last: 2025 });
  });

  it.each([
    ['a word of two syllables', '투석', '혈액 투석 안내'],
    ['a word inside a compound', '투석', '혈액투석환자'],
    ['a word in the middle of a compound', '액투석', '혈액투석환자'],
    ['a word that others write apart', '인공신장실', '울산 인공 신장실'],
    ['all words in any order', '안내 투석', '투석 병원 안내'],
    ['another case', 'CKD', 'ckd 3단계'],
    ['full-width letters', 'ＣＫＤ', 'ckd 3단계'],
    ['letters that macOS takes apart', '투석'.normalize('NFD'), '투석'],
    ['a number with signs', '052-000', '전화 052-000-0000'],
    ['signs that SQL would read', '100%', '본인 부담 100% 지원'],
    ['one syllable beside a longer word', '물 섭취', '하루 물 섭취량'],
  ])('finds %s', async (_name, q, text) => {
    const path = await put({ text });
    await put({ text: '다른 이야기' });
    expect(pathsOf(await find({ q }))).toEqual([path]);
  });

  it.each([
    ['two syllables on both sides of a space', '회의', '협회 의원'],
    ['pairs that stand apart', '투석실', '투석 뒤 석실'],
    ['a wildcard of SQL', '투%석', '투석'],
    ['an underscore', '투_석', '투석'],
    ['one word of two', '투석 이식', '투석'],
    ['a word without its sign', '3! 투석', '3 투석'],
  ])('does not find %s', async (_name, q, text) => {
    await put({ text });
    expect((await find({ q })).hits).toEqual([]);
  });

  it('marks the hits in the title and in the text around the first, and gives no HTML', async () => {
    const text = `${'앞말 '.repeat(40)}<b>혈액 투석</b> & ${'뒷말 '.repeat(60)}`;
    await put({ title: '투석 ＰＤ와 <i>투석</i>', text });
    const [byWord] = (await find({ q: '투석' })).hits as [Hit];
    expect(inWords(byWord.title)).toBe('[투석] ＰＤ와 <i>[투석]</i>');
    expect(inWords(byWord.excerpt)).toMatch(/^… 앞말 .*<b>혈액 \[투석\]<\/b> & 뒷말 .* …$/);
    expect(inWords(byWord.excerpt).length).toBeLessThan(160);
    const [byLetters] = (await find({ q: 'pd' })).hits as [Hit];
    expect(inWords(byLetters.title)).toBe('투석 [ＰＤ]와 <i>투석</i>');
    expect(inWords(byLetters.excerpt)).toMatch(/^앞말/);
  });

  it('gives exactly these fields', async () => {
    const path = await put({ title: '투석', text: '안내', at: new Date('2026-03-01T00:00:00Z') });
    expect(await find({ q: '투석' })).toEqual({
      hits: [
        {
          path,
          section: 'community',
          title: [{ text: '투석', isHit: true }],
          excerpt: [{ text: '안내', isHit: false }],
          at: '2026-03-01T00:00:00.000Z',
        },
      ],
      total: 1,
      next: null,
      isSearchable: true,
      help: null,
      years: { first: 2026, last: 2026 },
    });
  });

  it('puts titles before texts, pages before posts, new before old', async () => {
    const old = await put({ text: '투석', at: new Date('2020-01-01T00:00:00Z') });
    const recent = await put({ text: '투석', at: new Date('2026-01-01T00:00:00Z') });
    const page = await put({ text: '투석' });
    const titled = await put({ title: '투석', at: new Date('2010-01-01T00:00:00Z') });
    expect(pathsOf(await find({ q: '투석' }))).toEqual([titled, page, recent, old]);
  });

  it('keeps to a section and to a year of Seoul', async () => {
    const lastNight = await put({ title: '투석', at: new Date('2025-12-31T14:59:59Z') });
    const firstMorning = await put({ title: '투석', at: new Date('2025-12-31T15:00:00Z'), section: 'daycare' });
    expect(pathsOf(await find({ q: '투석', year: '2025' }))).toEqual([lastNight]);
    expect(pathsOf(await find({ q: '투석', year: '2026' }))).toEqual([firstMorning]);
    expect(pathsOf(await find({ q: '투석', section: 'daycare' }))).toEqual([firstMorning]);
    expect((await find({ q: '투석', section: 'daycare', year: '2025' })).help).toMatchObject({ isElsewhere: true });
    expect((await find({ q: '투석기', section: 'daycare' })).help).toMatchObject({ isElsewhere: false });
  });

  it('gives every hit once, page by page', async () => {
    const at = new Date('2026-03-01T00:00:00Z');
    const all = [];
    for (let n = 0; n < 45; n += 1) all.push(await put({ text: '투석', at: n % 3 === 0 ? null : at }));
    const seen: string[] = [];
    let cursor = '';
    for (const size of [20, 20, 5]) {
      const found = await find({ q: '투석', ...(cursor && { cursor }) });
      expect([found.hits.length, found.total]).toEqual([size, 45]);
      seen.push(...pathsOf(found));
      cursor = found.next ?? '';
    }
    expect([cursor, seen.toSorted()]).toEqual(['', all.toSorted()]);
  });

  it('shows what is scheduled at its time and not before, and tells the page when that is', async () => {
    const [from, until] = ['2027-05-01T00:00:00.000Z', '2027-06-01T00:00:00.000Z'];
    await put({ title: '정기총회', visibleFrom: new Date(from), visibleUntil: new Date(until) });
    const at = (moment: string) =>
      clock.at(moment, async () => {
        const { data, tags, expiresAt } = await tracedCall(test, 'GET /search', { query: { q: '총회' } });
        const suggested = (await visitor.send('GET', '/search/suggestions?q=정기')).json().data;
        return [(data as Found).hits.length, suggested.length, expiresAt?.toISOString() ?? null, tags];
      });
    expect(await at('2027-04-30T23:59:59Z')).toEqual([0, 0, from, ['search']]);
    expect(await at('2027-05-01T00:00:00Z')).toEqual([1, 1, until, ['search']]);
    expect((await at('2027-06-01T00:00:00Z')).slice(0, 3)).toEqual([0, 1, null]);
  });

  it('an answer to what is too short to look up says so and helps', async () => {
    await put({ title: '물 마시기와 물리치료' });
    for (const q of ['물', '!!', '  ']) expect(await find({ q })).toMatchObject({ isSearchable: false, hits: [] });
    expect((await find({ q: '물' })).help).toEqual({ near: ['물 마시기와 물리치료', '물리치료'], isElsewhere: false });
  });

  it.each([
    ['a slip of one vowel', '투삭', '투석'],
    ['a missing last letter', '혈액투서', '혈액투석'],
    ['a word too long', '이식환자', '이식'],
    ['a slip in a word too long', '투섣병원', '투석'],
  ])('where nothing is found, %s leads to a word that is there', async (_name, q, near) => {
    await put({ title: near });
    expect(await find({ q })).toMatchObject({ hits: [], total: 0, next: null, help: { near: [near] } });
  });

  it.each([
    'q=투석&cursor=x',
    'q=투석&cursor=r.0.zzzzzzzzzz.1',
    'q=투석&section=nowhere',
    'q=투석&year=26',
    `q=${'가'.repeat(61)}`,
    '',
  ])('refuses %s', async (query) => {
    expect((await visitor.send('GET', `/search?${encodeURI(query)}`)).statusCode).toBe(400);
  });

  it('reliability 2.4.1 stops an address that asks too often, not its neighbours', async () => {
    for (let n = 0; n < 60; n += 1) await find({ q: '투석' });
    const refused = await visitor.send('GET', '/search?q=투석');
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    const other = createBrowser(test.app, { address: '198.51.100.7' });
    expect((await other.send('GET', '/search?q=투석')).statusCode).toBe(200);
  });
});

describe('GET search/suggestions', () => {
  const suggest = async (q: string) =>
    (await visitor.send('GET', `/search/suggestions?q=${encodeURIComponent(q)}`)).json().data as string[];

  it.each([
    ['first consonants', 'ㅌㅅ', ['투석']],
    ['first consonants of a longer word', 'ㅇㄱㅅ', ['인공신장실']],
    ['a syllable', '투', ['투석']],
    ['a syllable that is being typed', '투서', ['투석']],
    ['a lone letter after a syllable', '투ㅅ', ['투석']],
    ['a sign of SQL', '%', []],
    ['nothing', '', []],
  ])('knows a word by %s', async (_name, typed, words) => {
    await put({ title: '투석을 받는 인공신장실', at: new Date('2026-01-01T00:00:00Z') });
    expect(await suggest(typed)).toEqual(words);
  });

  it('offers the whole title of what has no date, and never more than eight', async () => {
    await put({ title: '투석과 이식' });
    expect(await suggest('ㅌㅅ')).toEqual(['투석과', '투석과 이식']);
    for (let n = 10; n < 30; n += 1) await put({ title: `가나${n}다` });
    expect(await suggest('가나')).toHaveLength(8);
  });

  it('forgets the words of what is changed or removed, unless another title holds them', async () => {
    await put({ key: 'a', title: '투석 모임' });
    await put({ key: 'b', title: '투석 바자회' });
    await put({ key: 'b', title: '나들이' });
    expect([await suggest('투석'), await suggest('바자')]).toEqual([['투석', '투석 모임'], []]);
    await test.database.write.transaction((tx) =>
      createSearchIndex(test.database).remove(tx, { kind: 'notice', key: 'a' }),
    );
    expect([await suggest('투석'), (await find({ q: '투석' })).hits]).toEqual([[], []]);
  });
});

describe('what staff write is found as soon as it is saved, and not where saving failed', () => {
  it('S-FAQ-10 a question', async () => {
    const { id } = (await editor.send('POST', '/faq', { title: '요금', des: '<p>한 달</p><p>분담금</p>' })).json().data;
    expect(pathsOf(await find({ q: '분담금' }))).toEqual([`/community/faq#faq-${id}`]);
    expect((await find({ q: '달분담' })).hits).toHaveLength(1);
    await editor.send('PUT', `/faq/${id}`, { title: '요금', des: '무료', version: 9 });
    expect((await find({ q: '무료' })).hits).toEqual([]);
    await editor.send('DELETE', `/faq/${id}`);
    expect((await find({ q: '분담금' })).hits).toEqual([]);
  });

  it('a clinic', async () => {
    const clinic = {
      name: '가나다내과',
      district: '남구',
      address: '삼산로 1',
      phone: '052-000-0000',
      shifts: ['night'],
      days: ['mwf'],
      machines: null,
      holidayNote: '',
      wheelchair: null,
      parking: null,
      visitors: null,
      grade: null,
      shuttle: false,
      checkedOn: '2026-11-01',
      note: '',
    };
    const { id } = (await editor.send('POST', '/facility', clinic)).json().data;
    const [hit] = (await find({ q: '삼산로 야간' })).hits as [Hit];
    expect(decodeURIComponent(hit.path)).toBe('/kidney/facilities?q=가나다내과#clinics');
    await editor.send('DELETE', `/facility/${id}`);
    expect((await find({ q: '삼산로' })).hits).toEqual([]);
  });

  it('D-TR-03 a page with the facts that it shows, without the blocks that it hides', async () => {
    const owner = (await signedIn(test, ['owner'])).browser;
    await seedContent(test.database);
    const { data: page } = (await editor.send('GET', '/page/transport-center')).json();
    const facts = page.facts as { key: string; version: number; updatedAt: string; amount: number | null }[];
    const fact = facts.find(({ amount }) => amount === null);
    if (!fact) throw new Error('every fact of the page has an amount');
    const { key, version: _version, updatedAt: _updatedAt, ...content } = fact;
    const changed = await owner.send('PUT', `/fact/${key}`, { ...content, value: '구름처럼 가볍게' });
    expect(changed.statusCode, changed.body).toBe(200);
    expect(pathsOf(await find({ q: '구름처럼' }))).toContain('/transport/center');
    const secret = { id: 'secret', type: 'text', hidden: true, html: '<p>수수께끼</p>' };
    const shown = { ...secret, id: 'shown', hidden: false, html: '<p>해바라기</p>' };
    const { key: _key, facts: _facts, version, updatedAt: _at, ...words } = page;
    const saved = await editor.send('PUT', '/page/transport-center', {
      ...words,
      version,
      blocks: [...words.blocks, secret, shown],
    });
    expect(saved.statusCode, saved.body).toBe(200);
    expect(pathsOf(await find({ q: '해바라기' }))).toEqual(['/transport/center']);
    expect((await find({ q: '수수께끼' })).hits).toEqual([]);
  });
});
