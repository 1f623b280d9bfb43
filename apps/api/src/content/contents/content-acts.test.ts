import type { ContentAct, ContentKind } from '@kidney/contract/content/contents/contents.paths.ts';
import type { Content, DoneContents } from '@kidney/contract/content/contents/contents.schema.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runSql } from '../../../../../scripts/postgres/roles.ts';
import { createTestApi, type TestApi } from '../../../../../testing/api.ts';
import { createBrowser } from '../../../../../testing/browser.ts';
import { createNewsroom } from '../../../../../testing/newsletters.ts';
import { pdfOf } from '../../../../../testing/files.ts';
import { signedIn, type SignedIn } from '../../../../../testing/people.ts';
import { aPost } from '../../../../../testing/posts.ts';
import { sampleEvents } from '../../../db/seeds/events.ts';
import { samplePrograms } from '../../../db/seeds/programs.ts';

let test: TestApi;
let editor: SignedIn;
beforeAll(async () => {
  test = await createTestApi();
  editor = await signedIn(test, ['editor']);
});
afterAll(() => test[Symbol.asyncDispose]());
beforeEach(() =>
  runSql(test.urls.ownerUrl, [
    'truncate posts, events, programs, newsletters, newsletter_pages, pages, faqs, search_entries cascade',
  ]),
);

const sql = async (text: string) => (await test.database.write.$client.query(text)).rows;
type Picked = { kind: ContentKind; id: string; version: number };
const pick = (kind: ContentKind, { id, version = 1 }: { id: number; version?: number }): Picked => ({
  kind,
  id: String(id),
  version,
});

async function made(path: string, body: object): Promise<{ id: number }> {
  const answer = await editor.browser.send('POST', path, body);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data;
}
async function act(name: ContentAct, picked: Picked[]): Promise<{ data: DoneContents; message: string }> {
  const answer = await editor.browser.send('POST', '/contents/acts', { act: name, picked });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}
const refusals = async (name: ContentAct, picked: Picked[]) =>
  (await act(name, picked)).data.rows.map(({ refusal }) => refusal?.code ?? null);
async function states(query = ''): Promise<Record<string, string>> {
  const { contents } = (await editor.browser.send('GET', `/contents?${query}`)).json().data as { contents: Content[] };
  return Object.fromEntries(contents.map(({ kind, state }) => [kind, state]));
}
const found = async () => (await sql('select kind from search_entries order by kind')).map(({ kind }) => kind);
const written = async () =>
  (await sql('select act, subject_kind from log.audit_entries order by at desc, seq desc limit 3'))
    .map((entry) => `${entry.act} ${entry.subject_kind}`)
    .toSorted();

const kept = { publish: { state: 'kept' } } as const;
async function three() {
  const notice = await made('/notice', aPost());
  const event = await made('/event', sampleEvents()[0] as object);
  const issue = await createNewsroom(editor.browser).publish(pdfOf());
  return [pick('notice', notice), pick('event', event), pick('newsletter', issue)];
}

describe('POST contents/acts', () => {
  it('D-OFF-07 puts several kinds into their bins and takes them out again, each in the log and in the search', async () => {
    const picked = await three();
    const { message } = await act('bin', picked);
    expect(message).toBe('3건을 휴지통에 넣었습니다. 30일 안에 되살릴 수 있습니다.');
    expect(await states()).toEqual({});
    expect(await states('state=bin')).toEqual({ notice: 'bin', event: 'bin', newsletter: 'bin' });
    expect(await found()).toEqual([]);
    expect(await written()).toEqual(['removed event', 'removed newsletter', 'removed notice']);
    expect((await act('restore', picked)).message).toBe('3건을 되살렸습니다.');
    expect(await states()).toEqual({ notice: 'public', event: 'public', newsletter: 'public' });
    expect(await found()).toEqual(['event', 'newsletter', 'notice']);
    expect(await written()).toEqual(['restored event', 'restored newsletter', 'restored notice']);
  });

  it('D-OFF-07 programs have a bin, too', async () => {
    const picked = [pick('program', await made('/program', samplePrograms[0] as object))];
    expect((await act('bin', picked)).message).toContain('1건을 휴지통에 넣었습니다.');
    expect(await states('state=bin')).toEqual({ program: 'bin' });
    expect(await states()).toEqual({});
    expect((await act('restore', picked)).message).toBe('1건을 되살렸습니다.');
    expect(await states()).toEqual({ program: 'public' });
  });

  it('D-OFF-07 publishes and takes down as a version of its own, whose words are the same', async () => {
    const visitor = createBrowser(test.app);
    const post = await made('/notice', aPost(kept));
    const issue = await createNewsroom(editor.browser).publish(pdfOf(), { isListed: false });
    expect((await visitor.send('GET', `/notice/${post.id}`)).statusCode).toBe(404);
    expect(await refusals('publish', [pick('notice', post), pick('newsletter', issue)])).toEqual([null, null]);
    expect(await states()).toEqual({ notice: 'public', newsletter: 'public' });
    expect((await visitor.send('GET', `/notice/${post.id}`)).json().data).toMatchObject({ version: 2 });
    expect((await editor.browser.send('GET', `/notice/${post.id}/versions`)).json().data).toMatchObject([
      { version: 2, author: '홍길동' },
      { version: 1 },
    ]);
    const now = [pick('notice', { ...post, version: 2 }), pick('newsletter', { ...issue, version: 2 })];
    expect(await refusals('withdraw', now)).toEqual([null, null]);
    expect(await states()).toEqual({ notice: 'kept', newsletter: 'kept' });
    expect(await written()).toEqual(expect.arrayContaining(['withdrawn newsletter', 'withdrawn notice']));
    expect((await visitor.send('GET', `/newsletter/${issue.id}`)).statusCode).toBe(404);
  });

  it('D-OFF-07 publishes now what was to be published later, and leaves alone what somebody is typing', async () => {
    const post = await made('/notice', aPost({ publish: { state: 'scheduled', at: '2099-01-01T00:00:00Z' } }));
    const { publish: _publish, ...words } = aPost({ title: '쓰던 제목' });
    const content = { ...words, publishAt: null };
    const saved = await editor.browser.send('PUT', `/notice/draft/${post.id}`, { content, baseVersion: 1 });
    expect(saved.statusCode, saved.body).toBe(200);
    expect(await refusals('publish', [pick('notice', post)])).toEqual([null]);
    expect(await states()).toEqual({ notice: 'public' });
    expect((await editor.browser.send('GET', `/notice/draft/${post.id}`)).json().data.content.title).toBe('쓰던 제목');
  });

  it('D-OFF-07 says row by row what it refused and why, and does the rest', async () => {
    const [notice, event, issue] = (await three()) as [Picked, Picked, Picked];
    await sql(`insert into pages (key, title, lead, description, blocks, sources)
      values ('kidney-first-weeks', '안내', '', '', '[]', '[]')`);
    await editor.browser.send('PUT', `/event/${event.id}`, { ...sampleEvents()[0], title: '고친 행사' });
    const { data, message } = await act('bin', [
      notice,
      event,
      { kind: 'page', id: 'kidney-first-weeks', version: 1 },
      pick('news', { id: Number(notice.id) }),
      { kind: 'news', id: 'x', version: 1 },
      { kind: 'page', id: '7', version: 1 },
    ]);
    expect(message).toBe('1건을 휴지통에 넣었습니다. 30일 안에 되살릴 수 있습니다. 5건은 하지 못했습니다.');
    expect(data.rows.map(({ kind, refusal }) => [kind, refusal?.code ?? null])).toEqual([
      ['notice', null],
      ['event', 'STALE_VERSION'],
      ['page', 'CONFLICT'],
      ['news', 'NOT_FOUND'],
      ['news', 'NOT_FOUND'],
      ['page', 'NOT_FOUND'],
    ]);
    expect(data.rows[1]?.refusal?.message).toContain('다른 직원이 고쳤습니다');
    expect(data.rows[2]?.refusal?.message).toContain('휴지통이 없는 종류');
    expect(await refusals('publish', [issue, event])).toEqual(['CONFLICT', 'CONFLICT']);
    expect(await refusals('bin', [notice])).toEqual(['NOT_FOUND']);
    expect(await states()).toEqual({ page: 'public', newsletter: 'public', event: 'public' });
  });

  it('D-OFF-07 refuses to publish what is public and to take down what is not', async () => {
    const shown = await made('/notice', aPost());
    const hidden = await made('/news', aPost(kept));
    expect(await refusals('publish', [pick('notice', shown)])).toEqual(['CONFLICT']);
    expect(await refusals('withdraw', [pick('news', hidden)])).toEqual(['CONFLICT']);
  });

  it('D-OFF-07 takes fifty at once and no more', async () => {
    const picked = Array.from({ length: 51 }, (_, n) => pick('news', { id: n + 1 }));
    expect((await editor.browser.send('POST', '/contents/acts', { act: 'bin', picked })).statusCode).toBe(400);
    expect((await editor.browser.send('POST', '/contents/acts', { act: 'bin', picked: [] })).statusCode).toBe(400);
    expect(new Set(await refusals('bin', picked.slice(1)))).toEqual(new Set(['NOT_FOUND']));
  });

  it('D-OFF-07 what is not permitted or breaks off stops before the next row, and says so', async () => {
    const [notice, event, issue] = (await three()) as [Picked, Picked, Picked];
    await runSql(test.urls.ownerUrl, ['revoke update on events from kidney_app']);
    try {
      expect(await refusals('bin', [notice, event, issue])).toEqual([null, 'INTERNAL', 'INTERNAL']);
    } finally {
      await runSql(test.urls.ownerUrl, ['grant update on events to kidney_app']);
    }
    expect(await states()).toEqual({ event: 'public', newsletter: 'public' });
    const driver = await signedIn(test, ['driver']);
    const refused = await driver.browser.send('POST', '/contents/acts', { act: 'bin', picked: [event] });
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'NOT_PERMITTED']);
  });
});
