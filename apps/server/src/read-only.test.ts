import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FormStart } from '@kidney/contract/clients/applications/application-drafts.schema.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { runSql } from '../../../scripts/postgres/roles.ts';
import type { PostgresServer } from '../../../scripts/postgres/server.ts';
import { startTestPostgres } from '../../../testing/database.ts';
import { createTestSite, publicOrigin, type TestSite } from '../../../testing/server.ts';

const faq = '/community/faq';
const patiently = { timeout: 60_000 };

let postgres: PostgresServer;
let site: TestSite;
let editor: { cookie: string; authorization: string };
let dataFolder: string;
beforeAll(async () => {
  postgres = await startTestPostgres();
  site = await createTestSite({ adminUrl: postgres.adminUrl });
  editor = await site.signIn('editor');
  const client = new pg.Client({ connectionString: postgres.adminUrl });
  await client.connect();
  dataFolder = (await client.query<{ data_directory: string }>('show data_directory')).rows[0]?.data_directory ?? '';
  await client.end();
});
afterAll(async () => {
  await site[Symbol.asyncDispose]();
  await postgres.stop();
});

/** Ways in which a database can be there and take nothing; each ends as it began. */
const kinds = [
  {
    name: 'that was told to take nothing',
    begin: () =>
      runSql(postgres.adminUrl, ['alter system set default_transaction_read_only = on', 'select pg_reload_conf()']),
    end: () =>
      runSql(postgres.adminUrl, [
        'set default_transaction_read_only = off',
        'alter system reset default_transaction_read_only',
        'select pg_reload_conf()',
      ]),
  },
  {
    name: 'that is a standby',
    begin: async () => {
      writeFileSync(join(dataFolder, 'standby.signal'), '');
      await postgres.restart();
    },
    end: async () => {
      rmSync(join(dataFolder, 'standby.signal'));
      await postgres.restart();
    },
  },
];

const send = (method: string, path: string, body: object, headers: Record<string, string> = {}) =>
  site.send(path, {
    method,
    headers: { 'content-type': 'application/json', origin: publicOrigin, ...headers },
    body: JSON.stringify(body),
  });
const write = (title: string) => send('POST', '/api/faq', { title, des: '<p>내용</p>' }, editor);

describe.each(kinds)('a database $name', { timeout: 120_000 }, ({ begin, end }) => {
  test('D-OPS-18 writes say in words that it is not now, pages go on, and nobody is signed out', async () => {
    expect((await write('그 전에 쓴 질문')).status).toBe(200);
    const form = await (await site.get('/api/application-form/transport')).json();
    const accepted = (form as { data: FormStart }).data.consents.map(({ id }) => id);
    await vi.waitFor(async () => {
      const page = await site.get(faq);
      await page.arrayBuffer();
      expect(page.headers.get('x-page')).toBe('hit');
    }, patiently);
    await begin();
    try {
      const refuses = async () => expect((await write('지금은 못 쓰는 질문')).status).toBe(503);
      await vi.waitFor(refuses, patiently);

      const refused = {
        'a save': await write('지금은 못 쓰는 질문'),
        'signing in': await send('POST', '/api/auth/login', { login: 'staff1', password: 'wrong password' }),
        refreshing: await send('POST', '/api/auth/refresh', { refreshToken: '' }, editor),
        'signing out': await send('POST', '/api/auth/logout', {}, editor),
        'an own change': await send('PUT', '/api/auth/me', { nickName: '직원', email: 'staff1@example.com' }, editor),
        'an application': await send('POST', '/api/application-draft', { kind: 'transport', giver: 'self', accepted }),
        'an account': await send('POST', '/api/auth/signup', {
          username: 'newcomer',
          email: 'newcomer@example.com',
          nickName: '새 직원',
          password: 'three unrelated lantern words',
        }),
      };
      for (const [what, answer] of Object.entries(refused)) {
        expect([answer.status, answer.headers.get('retry-after')], what).toEqual([503, '5']);
        expect(answer.headers.getSetCookie(), what).toEqual([]);
        const words = expect.stringContaining('사무국으로 전화해 주십시오');
        expect(await answer.json(), what).toMatchObject({ code: 'UNAVAILABLE', message: words });
      }
      const page = await site.get(faq);
      expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('그 전에 쓴 질문')]);
    } finally {
      await end();
    }
    await vi.waitFor(async () => expect((await write('다시 쓴 질문')).status).toBe(200), patiently);
  });
});
