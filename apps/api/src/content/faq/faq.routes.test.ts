import { faqMost } from '@kidney/contract/content/faq/faq.schema.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { createStaffedApi } from '../../../../../testing/staffed-api.ts';

const { test, editor, driver, visitor } = await createStaffedApi();
beforeEach(() => sql('delete from faqs'));

const sql = (text: string, values?: unknown[]) => test.database.write.$client.query(text, values);
const list = async () => (await visitor.send('GET', '/faq/')).json<{ data: unknown[] }>().data;

async function create(title = '질문', des = '<p>답</p>') {
  return (await editor.send('POST', '/faq', { title, des })).json().data as { id: number; version: number };
}

describe('GET faq/', () => {
  it('S-FAQ-10 S-FAQ-09 anybody gets {data: [{id, title, des}]}, oldest first, and exactly these fields', async () => {
    const [first, second] = [await create('첫째'), await create('둘째')];
    const answer = await visitor.send('GET', '/faq/');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      data: [
        { id: first.id, title: '첫째', des: '<p>답</p>', version: 1 },
        { id: second.id, title: '둘째', des: '<p>답</p>', version: 1 },
      ],
      message: '',
    });
  });

  it('S-FAQ-10 an empty list is an empty list', async () => {
    expect(await list()).toEqual([]);
  });

  it('S-FAQ-10 one question, or a 404 in Korean', async () => {
    const { id } = await create();
    expect((await visitor.send('GET', `/faq/${id}`)).json().data).toMatchObject({ id, title: '질문' });
    expect((await visitor.send('GET', '/faq/2147483647')).statusCode).toBe(404);
  });
});

describe('POST faq', () => {
  it('S-FAQ-10 adds a question; id, version and times are not the caller’s to choose', async () => {
    const answer = await editor.send('POST', '/faq', {
      title: ' 새 질문 ',
      des: '답',
      id: 77,
      version: 9,
      createdAt: 'x',
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      data: { title: '새 질문', des: '답', version: 1 },
      message: '질문을 추가했습니다.',
    });
    expect(answer.json().data.id).not.toBe(77);
  });

  it.each([
    ['a blank title', ' \t ', '<p>답</p>', ['title']],
    ['a title nobody can see', '\u3164\u200b', '<p>답</p>', ['title']],
    ['a blank text', '질문', '   ', ['des']],
    ['only empty paragraphs', '질문', '<p></p><p><br></p><p>&nbsp; \u200b</p>', ['des']],
    ['marks around nothing', '질문', '<p><strong> </strong><em></em></p>', ['des']],
    ['nothing but what is not allowed', '질문', '<img src=x><script>alert(1)</script>', ['des']],
    ['both', '', '<p></p>', ['title', 'des']],
  ])('S-FAQ-06 refuses %s', async (_name, title, des, fields) => {
    const { id } = await create();
    for (const answer of [
      await editor.send('POST', '/faq', { title, des }),
      await editor.send('PUT', `/faq/${id}`, { title, des, id }),
    ]) {
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ code: 'INVALID_INPUT', message: '제목과 내용을 비워 둘 수 없습니다.' });
      expect(answer.json().fields.map(({ field }: { field: string }) => field)).toEqual(fields);
    }
    expect(await list()).toHaveLength(1);
  });

  it('S-FAQ-06 text that grows past its bound when it is escaped is refused, not broken', async () => {
    const answer = await editor.send('POST', '/faq', { title: 'a', des: '&'.repeat(20_000) });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields).toEqual([{ field: 'des', message: '내용은 20,000자까지 쓸 수 있습니다.' }]);
    expect((await editor.send('POST', '/faq', { title: '가'.repeat(200), des: '나'.repeat(20_000) })).statusCode).toBe(
      200,
    );
  });

  it('S-FAQ-10 the list has an end, also for many at once', async () => {
    await sql(`insert into faqs (title, des) select 'q' || n, 'a' from generate_series(1, $1) n`, [faqMost - 3]);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => editor.send('POST', '/faq', { title: 'a', des: 'b' })),
    );
    const codes = answers.map((answer) => answer.json<{ code?: string }>().code ?? 'made').toSorted();
    expect(codes).toEqual([...Array<string>(5).fill('LIMIT_REACHED'), 'made', 'made', 'made']);
    expect(await list()).toHaveLength(faqMost);
  });
});

describe('S-FAQ-05 the text is HTML, made harmless', () => {
  const evil =
    '<p onclick="x()">가<script>alert(1)</script><img src=x onerror=alert(1)><a href="javascript:x">나</a><b>다</b></p><svg><p>라</p></svg>';

  it('S-FAQ-05 when it is written', async () => {
    const { id } = await create('질문', evil);
    const { rows } = await sql('select des from faqs where id = $1', [id]);
    expect(rows).toEqual([{ des: '<p>가나<strong>다</strong></p><p>라</p>' }]);
  });

  it('S-FAQ-05 and again when it is read, if somebody wrote past the application', async () => {
    const { rows } = await sql('insert into faqs (title, des) values ($1, $2) returning id', ['<i>제목</i>', evil]);
    const shown = { title: '<i>제목</i>', des: '<p>가나<strong>다</strong></p><p>라</p>' };
    expect(await list()).toMatchObject([shown]);
    const [row] = rows as { id: number }[];
    expect((await visitor.send('GET', `/faq/${row?.id}`)).json().data).toMatchObject(shown);
  });

  it('S-FAQ-05 S-FAQ-03 keeps bold, italic, underline, strikethrough, paragraphs and line breaks', async () => {
    const des = '<p><strong>굵게</strong> <em>기울임</em> <u>밑줄</u> <s>취소선</s><br />줄</p>';
    expect(await create('질문', des)).toMatchObject({ des });
  });
});

describe('PUT faq/{id}', () => {
  it('S-FAQ-10 the bare call {title, des, id} is valid and overwrites', async () => {
    const { id } = await create();
    await editor.send('PUT', `/faq/${id}`, { title: '둘', des: '둘', id, version: 1 });
    const answer = await editor.send('PUT', `/faq/${id}`, { title: '셋', des: '셋', id });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ data: { id, title: '셋', des: '셋', version: 3 }, message: '질문을 고쳤습니다.' });
  });

  it('S-FAQ-10 a version that is not the current one is refused with what is there now', async () => {
    const { id } = await create();
    await editor.send('PUT', `/faq/${id}`, { title: '남의 것', des: '먼저', id, version: 1 });
    const answer = await editor.send('PUT', `/faq/${id}`, { title: '내 것', des: '나중', id, version: 1 });
    expect(answer.statusCode).toBe(412);
    expect(answer.json()).toMatchObject({
      code: 'STALE_VERSION',
      message: '그사이 다른 직원이 먼저 고쳤습니다. 바뀐 내용을 확인해 주십시오.',
      current: { id, title: '남의 것', des: '먼저', version: 2 },
    });
  });

  it('S-FAQ-10 of 50 at once that saw the same version one wins and 49 are told', async () => {
    const { id } = await create();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        editor.send('PUT', `/faq/${id}`, { title: `t${n}`, des: 'd', id, version: 1 }),
      ),
    );
    const count = (status: number) => answers.filter(({ statusCode }) => statusCode === status).length;
    expect({ won: count(200), told: count(412) }).toEqual({ won: 1, told: 49 });
    const winner = answers.find(({ statusCode }) => statusCode === 200)?.json().data.title;
    expect(await list()).toMatchObject([{ title: winner, version: 2 }]);
  });

  it('S-FAQ-10 a question that is gone is 404', async () => {
    const answer = await editor.send('PUT', '/faq/2147483647', { title: 'a', des: 'b' });
    expect([answer.statusCode, answer.json().message]).toEqual([404, '이미 삭제된 질문입니다.']);
  });
});

describe('DELETE faq/{id}', () => {
  it('S-FAQ-10 deletes, once', async () => {
    const { id } = await create();
    const answer = await editor.send('DELETE', `/faq/${id}`);
    expect([answer.statusCode, answer.json()]).toEqual([200, { data: null, message: '질문을 삭제했습니다.' }]);
    expect(await list()).toEqual([]);
    expect((await editor.send('DELETE', `/faq/${id}`)).statusCode).toBe(404);
  });

  it('S-FAQ-10 a question that changed since it was seen is kept', async () => {
    const { id } = await create();
    await editor.send('PUT', `/faq/${id}`, { title: 'b', des: 'b', id });
    expect((await editor.send('DELETE', `/faq/${id}?version=1`)).statusCode).toBe(412);
    expect((await editor.send('DELETE', `/faq/${id}?version=x`)).statusCode).toBe(400);
    expect((await editor.send('DELETE', `/faq/${id}?version=2`)).statusCode).toBe(200);
  });
});

describe('who may write', () => {
  it('S-FAQ-09 D-AU-11 a visitor is asked to sign in, another role is not permitted, and nothing changes', async () => {
    const { id } = await create();
    const before = await list();
    for (const [who, status] of [
      [visitor, 401],
      [driver, 403],
    ] as const) {
      const body = { title: 'x', des: 'x', id };
      expect((await who.send('POST', '/faq', body)).statusCode).toBe(status);
      expect((await who.send('PUT', `/faq/${id}`, body)).statusCode).toBe(status);
      expect((await who.send('DELETE', `/faq/${id}`)).statusCode).toBe(status);
    }
    expect(await list()).toEqual(before);
  });
});
