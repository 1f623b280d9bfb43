import { createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runSql } from '../../../../scripts/postgres/roles.ts';
import { createTestApi, type TestApi } from '../../../../testing/api.ts';
import type { Browser } from '../../../../testing/browser.ts';
import { signedIn } from '../../../../testing/people.ts';
import { openDatabase } from './database.ts';
import { toAppError } from './errors.ts';
import { createLog } from './log.ts';

let test: TestApi;
let editor: Browser;
beforeAll(async () => {
  test = await createTestApi();
  editor = (await signedIn(test, ['editor'])).browser;
});
afterAll(() => test[Symbol.asyncDispose]());

const raw = (payload: string | Buffer, type = 'application/json') =>
  test.app.inject({
    method: 'POST',
    url: '/api/faq',
    headers: { 'content-type': type, authorization: `Bearer ${editor.cookies.get('accessToken')}` },
    cookies: Object.fromEntries(editor.cookies),
    payload,
  });

describe('the envelope', () => {
  it('S-API-01 success is 200, also for POST, and exactly {data, message}', async () => {
    const made = await editor.send('POST', '/faq', { title: '질문', des: '<p>답</p>' });
    expect(made.statusCode).toBe(200);
    expect(made.json()).toEqual({
      data: { id: expect.any(Number), title: '질문', des: '<p>답</p>', version: 1 },
      message: '질문을 추가했습니다.',
    });
    expect(made.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(made.headers['cache-control']).toBe('no-store');
  });

  it('S-API-01 a failure has a stable code, a Korean message and a request id', async () => {
    const answer = await test.app.inject('/api/faq/999999');
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({
      code: 'NOT_FOUND',
      message: '찾으시는 질문이 없습니다.',
      requestId: expect.any(String),
    });
  });

  it('S-API-01 names every wrong field at once', async () => {
    const answer = await editor.send('PUT', '/faq/0', { title: 'x'.repeat(201), version: 1.5 });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      code: 'INVALID_INPUT',
      message: '입력한 내용을 다시 확인해 주십시오.',
      fields: [
        { field: 'id', message: '입력한 내용을 다시 확인해 주십시오.' },
        { field: 'title', message: '200자까지 쓸 수 있습니다.' },
        { field: 'des', message: '입력해 주십시오.' },
        { field: 'version', message: '입력한 내용을 다시 확인해 주십시오.' },
      ],
    });
  });

  it('S-API-01 S-FAQ-10 faq and faq/ are one address', async () => {
    const [plain, slashed] = [await test.app.inject('/api/faq'), await test.app.inject('/api/faq/')];
    expect(slashed.statusCode).toBe(200);
    expect(slashed.body).toBe(plain.body);
    expect((await editor.send('POST', '/faq/', { title: 'a', des: 'b' })).statusCode).toBe(200);
  });
});

describe('text at the edge', () => {
  it('S-API-01 comes out as NFC, however it came in', async () => {
    const decomposed = { title: '한글 질문'.normalize('NFD'), des: '<p>답변</p>'.normalize('NFD') };
    const { data } = (await editor.send('POST', '/faq', decomposed)).json();
    expect(data).toMatchObject({ title: '한글 질문', des: '<p>답변</p>' });
  });

  it.each([
    ['NUL in the title', String.raw`{"title":"a\u0000b","des":"c"}`],
    ['NUL in the text', String.raw`{"title":"a","des":"c\u0000"}`],
    ['half a surrogate pair', String.raw`{"title":"a\ud800","des":"c"}`],
    ['a line break in a line', String.raw`{"title":"a\nb","des":"c"}`],
    ['__proto__', '{"title":"a","des":"b","__proto__":{"x":1}}'],
    ['constructor.prototype', '{"title":"a","des":"b","constructor":{"prototype":{"x":1}}}'],
    ['broken JSON', '{"title":'],
    ['a list', '[]'],
    ['a number', '1e999'],
    ['text', '"title"'],
    ['nothing', ''],
  ])('S-API-01 400 for %s', async (_name, payload) => {
    const answer = await raw(payload);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'INVALID_INPUT', message: expect.stringMatching(/다시 확인해/) });
    expect(({} as Record<string, unknown>)['x']).toBeUndefined();
  });

  it('S-API-01 413 for more than 256 kB, 415 for what is not JSON', async () => {
    const large = await raw(JSON.stringify({ title: 'a', des: 'x'.repeat(263_000) }));
    expect([large.statusCode, large.json().code]).toEqual([413, 'TOO_LARGE']);
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
      const other = await raw('title=a', type);
      expect([other.statusCode, other.json().code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
    }
  });

  it('S-API-01 JSON named but not sent is nothing sent', async () => {
    const answer = await test.app.inject({
      method: 'POST',
      url: '/api/auth/logout',
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.statusCode).toBe(200);
  });

  it.each(['%00', '-1', '0', '1.5', '01', '2147483648', '99999999999999999999', 'abc', '1;drop', '%EF%BC%91'])(
    'S-API-01 an id that is none is 400: %s',
    async (id) => {
      expect((await test.app.inject(`/api/faq/${id}`)).statusCode).toBe(400);
    },
  );

  it('S-API-01 an address that cannot be decoded is refused in the same envelope', async () => {
    const answer = await test.app.inject('/api/faq/%ff');
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'INVALID_INPUT' });
  });
});

describe('methods', () => {
  it('S-API-01 an unknown address is 404, a known one with another method 405 with the list', async () => {
    const unknown = await test.app.inject('/api/nothing');
    expect([unknown.statusCode, unknown.json().code]).toEqual([404, 'NOT_FOUND']);
    const patched = await test.app.inject({ method: 'PATCH', url: '/api/faq/1?x=1' });
    expect([patched.statusCode, patched.json().code]).toEqual([405, 'METHOD_NOT_ALLOWED']);
    expect(patched.headers['allow']).toBe('GET, PUT, DELETE, HEAD, OPTIONS');
  });

  it('S-API-01 OPTIONS lists the methods and opens nothing to other sites; HEAD has no body', async () => {
    const options = await test.app.inject({
      method: 'OPTIONS',
      url: '/api/faq',
      headers: { origin: 'https://evil.example' },
    });
    expect([options.statusCode, options.headers['allow']]).toEqual([204, 'GET, POST, HEAD, OPTIONS']);
    expect(Object.keys(options.headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
    const head = await test.app.inject({ method: 'HEAD', url: '/api/faq' });
    expect([head.statusCode, head.body]).toEqual([200, '']);
  });
});

describe('when something breaks', () => {
  it('S-API-01 an error of ours says nothing of itself', async () => {
    await using broken = await createTestApi();
    await runSql(broken.urls.ownerUrl, ['alter table faqs rename column title to heading']);
    const answer = await broken.app.inject('/api/faq');
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({
      code: 'INTERNAL',
      message: '오류가 생겼습니다. 잠시 뒤에 다시 해 주십시오.',
      requestId: expect.any(String),
    });
  });

  it('S-API-01 a database that never answers is 503 with a Korean message, in bounded time', async () => {
    const silent = createServer(() => {});
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const { port } = silent.address() as { port: number };
    const database = openDatabase({
      url: `postgres://x@127.0.0.1:${port}/x`,
      readPool: 1,
      writePool: 1,
      log: createLog('silent'),
    });
    try {
      const error = await database.ping().catch((thrown: unknown) => toAppError(thrown));
      expect(error).toMatchObject({ code: 'UNAVAILABLE', status: 503, message: expect.stringContaining('지금은') });
    } finally {
      silent.close();
      await database.close();
    }
  });
});
