import type {
  Issue,
  IssueDraft,
  IssueList,
  IssueContent,
  IssueSource,
} from '@kidney/contract/content/newsletters/newsletters.schema.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listenForChanges } from '../../../../../testing/announcements.ts';
import { createTestApi, type TestApi } from '../../../../../testing/api.ts';
import { createBrowser, type Browser } from '../../../../../testing/browser.ts';
import { createTestClock } from '../../../../../testing/clock.ts';
import { docxOf, pdfOf } from '../../../../../testing/files.ts';
import { anIssue, createNewsroom } from '../../../../../testing/newsletters.ts';
import { signedIn } from '../../../../../testing/people.ts';
import { reindex } from '../../reindex.ts';

const clock = createTestClock();
let test: TestApi;
let editor: Browser;
let visitor: Browser;
let newsroom: ReturnType<typeof createNewsroom>;
let pdfId: string;
beforeAll(async () => {
  test = await createTestApi({ clock });
  editor = (await signedIn(test, ['editor'])).browser;
  visitor = createBrowser(test.app);
  newsroom = createNewsroom(editor);
  pdfId = (await newsroom.upload(pdfOf())).id;
});
afterAll(() => test[Symbol.asyncDispose]());

const query = async <Row>(sql: string) => (await test.database.write.$client.query(sql)).rows as Row[];
beforeEach(async () => {
  await query('delete from newsletters');
  await query('delete from graphile_worker._private_jobs');
});

const create = (change: Parameters<typeof anIssue>[1] = {}): Promise<IssueSource> =>
  newsroom.answered(editor.send('POST', '/newsletter', anIssue(pdfId, change)));
const change = (issue: IssueSource, more: object) => {
  const { id, number, title, publishedOn, summary, isListed } = issue;
  return editor.send('PUT', `/newsletter/${id}`, { number, title, publishedOn, summary, isListed, pdfId, ...more });
};
const list = async () => (await visitor.send('GET', '/newsletter')).json().data as IssueList;
const titles = async () => (await list()).issues.map(({ title }) => title);
const found = async (words: string) =>
  (await visitor.send('GET', `/search?q=${encodeURIComponent(words)}`))
    .json()
    .data.hits.map(({ path }: { path: string }) => path);

describe('reading', () => {
  it('D-NWL-01 D-API-02 the newest stands first, with what a card needs; older ones follow by a cursor', async () => {
    for (let month = 1; month <= 12; month += 1) {
      await create({ title: `${month}월`, publishedOn: `2025-${String(month).padStart(2, '0')}-01` });
    }
    await create({ title: '새 것', publishedOn: '2026-01-01', summary: '<p>머리말</p><p>다음</p>' });
    const first = await list();
    expect(first.issues).toHaveLength(12);
    expect(first.issues[0]).toMatchObject({ title: '새 것', description: '머리말 다음', cover: null, pageCount: 0 });
    expect(first.issues[0]?.pdf).toMatchObject({ name: '소식지.pdf', url: `/files/${pdfId}/file.pdf` });
    const rest = (await visitor.send('GET', `/newsletter?cursor=${first.next}`)).json().data as IssueList;
    expect(rest.issues.map(({ title }) => title)).toEqual(['1월']);
    expect(rest.next).toBeNull();
    expect((await visitor.send('GET', '/newsletter?cursor=2026-99-99.1')).statusCode).toBe(400);
  });

  it('D-NWL-01 hidden ones and those of a later day are nobody’s but the staff’s', async () => {
    const hidden = await create({ title: '숨긴 호', isListed: false });
    const later = await create({ title: '다음 달 호', publishedOn: '2031-05-01' });
    expect(await titles()).toEqual([]);
    for (const { id } of [hidden, later]) {
      for (const path of [`/newsletter/${id}`, `/newsletter/${id}/page/1`]) {
        expect((await visitor.send('GET', path)).statusCode).toBe(404);
      }
      expect((await newsroom.source(id)).isPublic).toBe(false);
    }
    const unlisted = await newsroom.answered<{ title: string }[]>(editor.send('GET', '/newsletter/unlisted'));
    expect(unlisted.map(({ title }) => title)).toEqual(['다음 달 호', '숨긴 호']);
    await clock.at('2031-04-30T15:00:00Z', async () => expect(await titles()).toEqual(['다음 달 호']));
    expect(await found('숨긴 호')).toEqual([]);
    await change(hidden, { isListed: true });
    expect(await found('숨긴 호')).toEqual([`/community/newsletter/${hidden.id}`]);
  });
});

describe('writing', () => {
  it('D-NWL-01 the job is there with the issue, pages are told of the change, and nothing harmful is stored', async () => {
    await using changes = await listenForChanges(test.urls.appUrl);
    const { id } = await create({ summary: '<p onclick="x">가을 <script>alert(1)</script>호</p>' });
    expect(await changes.heard()).toContain('newsletters');
    const issue = (await visitor.send('GET', `/newsletter/${id}`)).json().data as Issue;
    expect(issue.summary).toBe('<p>가을 호</p>');
    const jobs = await query<{ key: string; payload: object }>(
      'select key, payload from graphile_worker._private_jobs',
    );
    expect(jobs).toEqual([{ key: `draw-newsletter:${id}`, payload: { id, pdfId, requestId: expect.any(String) } }]);
    expect(await newsroom.source(id)).toMatchObject({ drawing: { state: 'waiting', drawn: 0, total: null } });
  });

  it('D-NWL-01 what is refused leaves neither an issue nor a job', async () => {
    const word = await newsroom.upload(docxOf(), '소식지.docx');
    await create({ number: 7 });
    await query('delete from graphile_worker._private_jobs');
    const refusals: [object, number, string][] = [
      [{ title: '' }, 400, 'title'],
      [{ number: 0 }, 400, 'number'],
      [{ summary: '<p> </p>' }, 400, 'summary'],
      [{ pdfId: word.id }, 400, 'pdfId'],
      [{ number: 7 }, 409, 'number'],
    ];
    for (const [wrong, status, field] of refusals) {
      const answer = await editor.send('POST', '/newsletter', { ...anIssue(pdfId), ...wrong });
      expect([answer.statusCode, answer.json().fields?.[0]?.field]).toEqual([status, field]);
    }
    const gone = await editor.send('POST', '/newsletter', anIssue('00000000-0000-4000-8000-000000000000'));
    expect(gone.statusCode).toBe(409);
    expect([await query('select from newsletters'), await query('select from graphile_worker._private_jobs')]).toEqual([
      [{}],
      [],
    ]);
  });

  it('D-NWL-01 the second of two who change it is told, and sees what is there now', async () => {
    const issue = await create();
    expect((await change(issue, { title: '첫 사람', version: 1 })).statusCode).toBe(200);
    const late = await change(issue, { title: '둘째 사람', version: 1 });
    expect([late.statusCode, late.json().current.title]).toEqual([412, '첫 사람']);
    const removed = await editor.send('DELETE', `/newsletter/${issue.id}?version=1`);
    expect(removed.statusCode).toBe(412);
  });

  it('D-NWL-01 what it said before can be read and saved again, with the PDF of that time', async () => {
    const issue = await create({ title: '처음 제목' });
    const other = await newsroom.upload(pdfOf());
    await change(issue, { title: '고친 제목', pdfId: other.id });
    const at = `/newsletter/${issue.id}/versions`;
    const versions = await newsroom.answered<{ version: number }[]>(editor.send('GET', at));
    expect(versions.map(({ version }) => version)).toEqual([2, 1]);
    const first = await newsroom.answered<Pick<IssueDraft, 'file'> & { content: IssueContent }>(
      editor.send('GET', `${at}/1`),
    );
    expect(first).toMatchObject({ version: 1, content: { title: '처음 제목', pdfId }, file: { id: pdfId } });
    expect((await editor.send('GET', `${at}/3`)).statusCode).toBe(404);
    const again = await editor.send('PUT', `/newsletter/${issue.id}`, { ...first.content, version: 2 });
    expect(again.json().data).toMatchObject({ title: '처음 제목', version: 3, file: { id: pdfId } });
  });

  it('D-NWL-01 the bin gives it back for thirty days, then it and its files are let go', async () => {
    const issue = await create({ title: '지운 호', number: 9 });
    await editor.send('DELETE', `/newsletter/${issue.id}`);
    expect([await titles(), await found('지운 호')]).toEqual([[], []]);
    const bin = await newsroom.answered<{ id: number }[]>(editor.send('GET', '/newsletter/bin'));
    expect(bin.map(({ id }) => id)).toEqual([issue.id]);
    const other = await create({ number: 9 });
    expect((await editor.send('POST', `/newsletter/${issue.id}/restore`)).statusCode).toBe(409);
    await change(other, { number: 10 });
    expect((await editor.send('POST', `/newsletter/${issue.id}/restore`)).statusCode).toBe(200);
    expect(await found('지운 호')).toEqual([`/community/newsletter/${issue.id}`]);

    await editor.send('DELETE', `/newsletter/${issue.id}`);
    await editor.send('DELETE', `/newsletter/${other.id}`);
    await test.api.housekeep();
    expect(await query('select from newsletters')).toHaveLength(2);
    const inAMonth = new Date(Date.now() + 31 * 86_400_000).toISOString();
    await clock.at(inAMonth, () => test.api.housekeep());
    expect(await query('select from newsletters')).toEqual([]);
    expect(
      await query(`select from media_keeps where subject = 'newsletter' and subject_key in ('${issue.id}')`),
    ).toEqual([]);
    pdfId = (await newsroom.upload(pdfOf())).id;
  });

  it('D-NWL-01 what is typed is kept with its file until it is saved', async () => {
    const content = { ...anIssue(pdfId), number: null, title: '', summary: '<p>쓰다 만 글</p>' };
    const kept = await editor.send('PUT', '/newsletter/draft/new', { content, baseVersion: 0 });
    expect(kept.statusCode, kept.body).toBe(200);
    const draft = (await editor.send('GET', '/newsletter/draft/new')).json().data as IssueDraft;
    expect(draft).toMatchObject({ content: { number: null, title: '' }, file: { id: pdfId }, baseVersion: 0 });
    const keeps = () => query(`select from media_keeps where subject = 'newsletter-draft'`);
    expect(await keeps()).toHaveLength(1);
    await create();
    expect((await editor.send('GET', '/newsletter/draft/new')).json().data).toBeNull();
    expect(await keeps()).toEqual([]);
  });

  it('D-NWL-01 the index can be built anew', async () => {
    const { id } = await create({ title: '다시 찾는 호' });
    await create({ title: '숨어 있는 호', isListed: false });
    await query('delete from search_entries');
    await reindex(test.database);
    expect(await found('찾는 호')).toEqual([`/community/newsletter/${id}`]);
    expect(await found('숨어 있는')).toEqual([]);
  });
});
