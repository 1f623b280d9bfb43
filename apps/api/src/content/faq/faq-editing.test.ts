import { faqMost } from '@kidney/contract/content/faq/faq.schema.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { signedIn } from '../../../../../testing/people.ts';
import { createStaffedApi } from '../../../../../testing/staffed-api.ts';

const { test, editor, driver, visitor } = await createStaffedApi();
beforeEach(() => sql('delete from faqs'));

const sql = (text: string, values?: unknown[]) => test.database.write.$client.query(text, values);
const titles = async () =>
  (await visitor.send('GET', '/faq')).json<{ data: { title: string }[] }>().data.map(({ title }) => title);
const add = async (title = '질문', des = '<p>답</p>') =>
  (await editor.send('POST', '/faq', { title, des })).json().data as { id: number; version: number };
const data = async (path: string, browser = editor) => (await browser.send('GET', path)).json().data;

describe('the bin of questions', () => {
  it('D-FAQ-11 a deleted question is gone for visitors and the search, and comes back from the bin to its place', async () => {
    const { id } = await add('먹물누리 첫째');
    await add('둘째');
    const hits = async () => (await data(`/search?q=${encodeURIComponent('먹물누리')}`, visitor)).hits.length;
    expect(await hits()).toBe(1);
    await editor.send('DELETE', `/faq/${id}`);
    expect([await titles(), await hits()]).toEqual([['둘째'], 0]);
    expect((await visitor.send('GET', `/faq/${id}`)).statusCode).toBe(404);
    expect(await data('/faq/bin')).toEqual([{ id, title: '먹물누리 첫째', removedAt: expect.any(String) }]);
    expect((await driver.send('GET', '/faq/bin')).statusCode).toBe(403);

    const restored = await editor.send('POST', `/faq/${id}/restore`);
    expect(restored.json()).toMatchObject({ data: { id, version: 1 }, message: '질문을 되살렸습니다.' });
    expect([await titles(), await hits()]).toEqual([['먹물누리 첫째', '둘째'], 1]);
  });

  it('D-FAQ-11 holds it for 30 days, with what somebody was typing of it', async () => {
    const { id } = await add();
    await editor.send('PUT', `/faq/draft/${id}`, { content: { title: '쓰던 것', des: '' }, baseVersion: 1 });
    await editor.send('DELETE', `/faq/${id}`);
    await sql(`update faqs set removed_at = now() - interval '31 days'`);
    expect((await editor.send('POST', `/faq/${id}/restore`)).statusCode).toBe(404);
    await test.api.housekeep();
    expect((await sql('select from faqs')).rows).toEqual([]);
    expect(await data(`/faq/draft/${id}`)).toBeNull();
    expect(await data(`/faq/${id}/versions`)).toEqual([]);
  });

  it('D-FAQ-11 gives nothing back to a list that is full', async () => {
    const { id } = await add();
    await editor.send('DELETE', `/faq/${id}`);
    await sql(`insert into faqs (title, des) select 'q' || n, 'a' from generate_series(1, $1) n`, [faqMost]);
    const answer = await editor.send('POST', `/faq/${id}/restore`);
    expect([answer.statusCode, answer.json().message]).toEqual([409, '질문은 200개까지 넣을 수 있습니다.']);
  });
});

describe('what a question said before', () => {
  it('D-FAQ-11 every save is kept, harmless also where somebody wrote past the application', async () => {
    const { id } = await add('하나', '<p>처음</p>');
    await editor.send('PUT', `/faq/${id}`, { title: '둘', des: '<p>나중</p>', id, version: 1 });
    expect((await data(`/faq/${id}/versions`)).map(({ version }: { version: number }) => version)).toEqual([2, 1]);
    expect((await data(`/faq/${id}/versions/1`)).content).toEqual({ title: '하나', des: '<p>처음</p>' });
    expect((await editor.send('GET', `/faq/${id}/versions/9`)).statusCode).toBe(404);
    await sql(`insert into revisions (subject, subject_key, version, content) values ('faq', $1, 7, $2)`, [
      String(id),
      { title: '가', des: '<p>나<img src=x onerror=x()></p>' },
    ]);
    expect((await data(`/faq/${id}/versions/7`)).content.des).toBe('<p>나</p>');
  });
});

describe('a question that is being typed', () => {
  const typed = { content: { title: '쓰던 제목', des: '<p>쓰던<script>x()</script></p>' }, baseVersion: 0 };

  it('D-FAQ-11 is kept for its writer alone, harmless, until it is saved', async () => {
    const saved = await editor.send('PUT', '/faq/draft/new', typed);
    expect(saved.json().data.content.des).toBe('<p>쓰던</p>');
    expect((await data('/faq/draft/new')).content.title).toBe('쓰던 제목');
    expect(await data('/faq/draft/new', (await signedIn(test, ['owner'])).browser)).toBeNull();
    await add();
    expect(await data('/faq/draft/new')).toBeNull();
  });

  it('D-FAQ-11 is refused, not stored, where cleaning makes it longer than it may be', async () => {
    const answer = await editor.send('PUT', '/faq/draft/new', {
      content: { title: '', des: '<br>'.repeat(4_000) },
      baseVersion: 0,
    });
    expect([answer.statusCode, answer.json().message]).toEqual([400, '내용은 20,000자까지 쓸 수 있습니다.']);
    expect(await data('/faq/draft/new')).toBeNull();
  });

  it('D-FAQ-11 is not kept of a question that is in the bin, or that never was', async () => {
    const { id } = await add();
    await editor.send('DELETE', `/faq/${id}`);
    const answer = await editor.send('PUT', `/faq/draft/${id}`, typed);
    expect([answer.statusCode, answer.json().message]).toEqual([404, '휴지통에 있는 질문입니다. 먼저 되살리십시오.']);
    expect((await editor.send('PUT', '/faq/draft/2147483647', typed)).statusCode).toBe(404);
  });
});

describe('the order of questions', () => {
  const move = (id: number, to: string, browser = editor) => browser.send('POST', `/faq/${id}/move`, { to });

  it('D-FAQ-11 a question moves past its neighbour, whatever lies in the bin between them, and a new one is the last', async () => {
    const [first, between, last] = [await add('하나'), await add('둘'), await add('셋')];
    await editor.send('DELETE', `/faq/${between.id}`);
    expect((await move(last.id, 'up')).json()).toEqual({ data: null, message: '순서를 바꿨습니다.' });
    expect(await titles()).toEqual(['셋', '하나']);
    await add('넷');
    await move(first.id, 'down');
    expect(await titles()).toEqual(['셋', '넷', '하나']);
    await editor.send('POST', `/faq/${between.id}/restore`);
    expect((await titles()).toSorted()).toEqual(['넷', '둘', '셋', '하나'].toSorted());
  });

  it('D-FAQ-11 ends at the ends, changes no version, and is for those who write', async () => {
    const [first, last] = [await add('하나'), await add('둘')];
    const up = await move(first.id, 'up');
    expect([up.statusCode, up.json().message]).toEqual([409, '이미 맨 위에 있습니다.']);
    expect((await move(last.id, 'down')).json().message).toBe('이미 맨 아래에 있습니다.');
    expect((await move(last.id, 'sideways')).statusCode).toBe(400);
    expect((await move(2_147_483_647, 'up')).statusCode).toBe(404);
    expect((await move(last.id, 'up', driver)).statusCode).toBe(403);
    await move(last.id, 'up');
    expect(await data(`/faq/${last.id}`)).toMatchObject({ version: 1 });
    expect(await titles()).toEqual(['둘', '하나']);
  });

  it('D-FAQ-11 many who move at once lose no question and leave no two at one place', async () => {
    const ids = await Promise.all(['하나', '둘', '셋', '넷'].map(async (title) => (await add(title)).id));
    await Promise.all(ids.flatMap((id) => [move(id, 'up'), move(id, 'down'), move(id, 'up')]));
    expect((await titles()).toSorted()).toEqual(['넷', '둘', '셋', '하나'].toSorted());
    const { rows } = await sql('select count(distinct position)::int as places from faqs');
    expect(rows).toEqual([{ places: 4 }]);
  });
});
