import type { Content, ContentPage } from '@kidney/contract/content/contents/contents.schema.ts';
import type { SheetFile } from '@kidney/contract/shared/sheet.schema.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runSql } from '../../../../../scripts/postgres/roles.ts';
import { createTestApi, type TestApi } from '../../../../../testing/api.ts';
import type { Browser } from '../../../../../testing/browser.ts';
import { pdfOf } from '../../../../../testing/files.ts';
import { createNewsroom } from '../../../../../testing/newsletters.ts';
import { signedIn, type SignedIn } from '../../../../../testing/people.ts';
import { aPost } from '../../../../../testing/posts.ts';
import { sampleEvents } from '../../../db/seeds/events.ts';
import { samplePrograms } from '../../../db/seeds/programs.ts';
import { readSpreadsheet } from '../../platform/spreadsheet/read-spreadsheet.ts';

let test: TestApi;
let editor: SignedIn;
beforeAll(async () => {
  test = await createTestApi();
  editor = await signedIn(test, ['editor']);
});
afterAll(() => test[Symbol.asyncDispose]());
beforeEach(() =>
  runSql(test.urls.ownerUrl, ['truncate posts, events, programs, newsletters, newsletter_pages, pages, faqs cascade']),
);

const sql = async (text: string) => (await test.database.write.$client.query(text)).rows;
async function made(path: string, body: object, by: Browser = editor.browser): Promise<{ id: number }> {
  const answer = await by.send('POST', path, body);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data;
}
async function page(query = '', by: Browser = editor.browser): Promise<ContentPage> {
  const answer = await by.send('GET', `/contents${query && `?${query}`}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data;
}
const list = async (query = '', by: Browser = editor.browser): Promise<Content[]> => (await page(query, by)).contents;
const titles = async (query: string, by?: Browser) => (await list(query, by)).map(({ title }) => title);

describe('GET contents', () => {
  it('D-OFF-07 shows every kind with its state, author, day and addresses, the last changed first', async () => {
    const newsroom = createNewsroom(editor.browser);
    const [event] = sampleEvents();
    const notice = await made('/notice', aPost({ title: '공지', publish: { state: 'kept' } }));
    await made('/event', { ...event, title: '모임' });
    await made('/program', { ...samplePrograms[0], title: '노래' });
    await newsroom.publish(pdfOf(), { title: '소식지', publishedOn: '2099-01-01' });
    const faq = await made('/faq', { title: '질문', des: '<p>답</p>' });
    await sql(`insert into pages (key, title, lead, description, blocks, sources)
      values ('kidney-first-weeks', '첫 몇 주', '', '', '[]', '[]')`);
    const contents = await list();
    expect(contents.map(({ kind, state }) => `${kind} ${state}`)).toEqual([
      'page public',
      'faq public',
      'newsletter scheduled',
      'program public',
      'event public',
      'notice kept',
    ]);
    expect(contents.at(-1)).toEqual({
      kind: 'notice',
      id: String(notice.id),
      title: '공지',
      state: 'kept',
      publicFrom: null,
      author: '홍길동',
      changedAt: expect.any(String),
      version: 1,
      path: `/community/notices/${notice.id}`,
      editPath: `/community/notices/edit/${notice.id}`,
      removed: null,
      acts: ['publish', 'bin'],
    });
    expect(contents[0]).toMatchObject({ author: null, path: '/kidney/first-weeks', acts: [] });
    expect(contents[1]).toMatchObject({ author: '홍길동', path: `/community/faq#faq-${faq.id}` });
    expect(contents[2]).toMatchObject({ publicFrom: '2098-12-31T15:00:00.000Z', acts: ['withdraw', 'bin'] });
  });

  it('D-OFF-07 is narrowed by kind, state and author; what came with the site belongs to whoever changes it first', async () => {
    const colleague = await signedIn(test, ['editor']);
    await made('/news', aPost({ title: '소식' }));
    await made('/notice', aPost({ title: '내일', publish: { state: 'scheduled', at: '2099-01-01T00:00:00Z' } }));
    const theirs = await made('/notice', aPost({ title: '남의 글' }), colleague.browser);
    await editor.browser.send('PUT', `/notice/${theirs.id}`, aPost({ title: '고친 남의 글' }));
    expect(await titles('kind=notice')).toEqual(['고친 남의 글', '내일']);
    expect(await titles('state=public')).toEqual(['고친 남의 글', '소식']);
    expect(await titles('state=scheduled')).toEqual(['내일']);
    expect(await titles('state=kept')).toEqual([]);
    expect(await titles(`author=${colleague.id}`)).toEqual(['고친 남의 글']);
    expect(await titles(`author=${editor.id}&kind=notice`)).toEqual(['내일']);
    await sql(`insert into faqs (title, des) values ('온 질문', '답')`);
    const [faq] = await list('kind=faq');
    await editor.browser.send('PUT', `/faq/${faq?.id}`, { title: '온 질문', des: '<p>새 답</p>' });
    expect(await titles(`author=${editor.id}&kind=faq`)).toEqual(['온 질문']);
    expect((await page()).people.map(({ id }) => id)).toContain(colleague.id);
  });

  it('D-OFF-07 finds words of a title, drafts too, and nothing that only looks like them', async () => {
    await made('/notice', aPost({ title: '12월 병원이동 신청 안내', publish: { state: 'kept' } }));
    await made('/news', aPost({ title: 'KIDNEY 걷기 100% 완주' }));
    await made('/news', aPost({ title: '이 동네 소식' }));
    expect(await titles(`q=${encodeURIComponent('이동')}`)).toEqual(['12월 병원이동 신청 안내']);
    expect(await titles(`q=${encodeURIComponent('안내 병원')}`)).toEqual(['12월 병원이동 신청 안내']);
    expect(await titles('q=kidney')).toEqual(['KIDNEY 걷기 100% 완주']);
    expect(await titles(`q=${encodeURIComponent('0%')}`)).toEqual(['KIDNEY 걷기 100% 완주']);
    expect(await titles(`q=${encodeURIComponent('1%')}`)).toEqual([]);
    expect(await titles(`q=${encodeURIComponent('병원 소식')}`)).toEqual([]);
    expect(await titles(`q=${encodeURIComponent('동')}&kind=news`)).toEqual(['이 동네 소식']);
    expect(await titles(`q=${encodeURIComponent('동이')}`)).toEqual([]);
  });

  it('D-OFF-07 goes back page by page past things of one moment, each once', async () => {
    const moment = `'2026-05-01T00:00:00Z'`;
    await sql(`insert into posts (board, title, html, description, office, attachments, has_picture, listed, updated_at)
      select (array['news', 'notice'])[1 + n % 2], '글 ' || n, '', '', '사무국', '{}', false, false, ${moment} from generate_series(1, 60) n`);
    await sql(
      `insert into faqs (title, des, updated_at) select '질문 ' || n, '답', ${moment} from generate_series(1, 10) n`,
    );
    await sql(`insert into pages (key, title, lead, description, blocks, sources, updated_at)
      select 'page-' || chr(96 + n), '쪽', '', '', '[]', '[]', ${moment} from generate_series(1, 9) n`);
    const seen: string[] = [];
    let older: string | null = '';
    while (older !== null) {
      const { contents, older: next }: ContentPage = await page(older && `older=${older}`);
      seen.push(...contents.map(({ kind, id }) => `${kind} ${id}`));
      expect(contents.length).toBeLessThanOrEqual(30);
      older = next;
    }
    expect(seen).toHaveLength(79);
    expect(new Set(seen).size).toBe(79);
  });

  it.each([
    'older=0.notice.x',
    'older=0.page.1',
    'older=0.nothing.1',
    'older=zzzzzzzzz.notice.1',
    'kind=x',
    'author=0',
  ])('D-OFF-07 refuses %s', async (query) => {
    expect((await editor.browser.send('GET', `/contents?${query}`)).statusCode).toBe(400);
  });

  it('D-OFF-07 the bin tells who put it there, when, and until when it is kept', async () => {
    const [event] = sampleEvents();
    const post = await made('/news', aPost({ title: '버린 글' }));
    const held = await made('/event', { ...event, title: '버린 행사' });
    const old = await made('/news', aPost({ title: '오래전에 버린 글' }));
    for (const path of [`/news/${old.id}`, `/event/${held.id}`, `/news/${post.id}`]) {
      await editor.browser.send('DELETE', path);
    }
    await sql(`update posts set removed_at = now() - interval '31 days' where id = ${old.id}`);
    expect(await titles('')).toEqual([]);
    const bin = await list('state=bin');
    expect(bin.map(({ title }) => title)).toEqual(['버린 글', '버린 행사']);
    expect(bin[0]).toMatchObject({ state: 'bin', acts: ['restore'], removed: { by: '홍길동' } });
    const { at = '', keptUntil = '' } = bin[0]?.removed ?? {};
    expect(Date.parse(keptUntil) - Date.parse(at)).toBe(30 * 86_400_000);
    await editor.browser.send('POST', `/news/${post.id}/restore`);
    expect(await titles('state=bin')).toEqual(['버린 행사']);
    expect((await list('kind=news'))[0]).toMatchObject({ state: 'public', removed: null });
  });
});

describe('GET contents/export', () => {
  it('D-OFF-07 gives the list that is seen as CSV or Excel, without the names of people', async () => {
    await made('/notice', aPost({ title: '=걷기 대회' }));
    await made('/event', { ...sampleEvents()[0], title: '다른 것' });
    for (const format of ['csv', 'xlsx']) {
      const answer = await editor.browser.send('GET', `/contents/export?format=${format}&kind=notice`);
      const { fileName, file } = answer.json().data as SheetFile;
      expect(fileName).toMatch(new RegExp(`^모든-글-\\d{4}-\\d{2}-\\d{2}\\.${format}$`));
      const [headings, ...rows] = await readSpreadsheet(Buffer.from(file, 'base64'));
      expect(headings).toEqual(['종류', '제목', '상태', '공개하는 날', '고친 날', '지운 날', '주소']);
      expect(rows.map(([kind, title]) => [kind, title?.replace(/^'/, '')])).toEqual([['공지사항', '=걷기 대회']]);
    }
  });
});
