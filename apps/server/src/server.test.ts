import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, connect, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createSigningKeys } from '@kidney/api/office/accounts/index.ts';
import { seedSettings } from '@kidney/api/seed.ts';
import pg from 'pg';
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest';
import { runSql } from '../../../scripts/postgres/roles.ts';
import { freePort } from '../../../scripts/postgres/server.ts';
import { createTestDatabase, openTestDatabase, type TestDatabase } from '../../../testing/database.ts';
import { scrape } from '../../../testing/metrics.ts';

const program = fileURLToPath(new URL('server.ts', import.meta.url));

let urls: TestDatabase;
let keys: string;
let running: ChildProcess | undefined;

beforeEach(async () => {
  urls = await createTestDatabase(inject('adminUrl'));
  keys = mkdtempSync(join(tmpdir(), 'keys-'));
  rmSync(keys, { recursive: true });
  await createSigningKeys(keys);
});
afterEach(async () => {
  if (running && running.exitCode === null && running.signalCode === null) {
    running.kill('SIGKILL');
    await once(running, 'exit');
  }
  rmSync(keys, { recursive: true, force: true });
  await urls.drop();
});

function start(env: Record<string, string>) {
  const child = spawn(process.execPath, [program], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PUBLIC_ORIGIN: 'http://localhost:3000',
      TRUSTED_PROXIES: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running = child;
  const output = { text: '' };
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output.text += text;
    });
  }
  return { child, output };
}

async function startListening(env: Record<string, string> = {}) {
  const port = await freePort();
  const started = start({ PORT: String(port), DATABASE_URL: urls.appUrl, KEYS_DIR: keys, ...env });
  const origin = `http://127.0.0.1:${port}`;
  await vi.waitFor(async () => expect((await fetch(`${origin}/ready`)).status).toBe(200), { timeout: 45_000 });
  return { ...started, port, origin };
}

test('everything that is wrong is said at once, and the process does not start', async () => {
  const { child, output } = start({
    PORT: 'x',
    PUBLIC_ORIGIN: 'http://a/b',
    DATABASE_URL: 'mysql://',
    KEYS_DIR: keys,
    TRUSTED_PROXIES: '',
  });
  const [code] = await once(child, 'exit');
  expect(code).toBe(1);
  for (const name of ['PORT', 'PUBLIC_ORIGIN', 'DATABASE_URL', 'TRUSTED_PROXIES'])
    expect(output.text).toContain(`- ${name}:`);
});

test('without its keys it does not start', async () => {
  const { child, output } = start({ DATABASE_URL: urls.appUrl, KEYS_DIR: join(keys, 'nothing') });
  const [code] = await once(child, 'exit');
  expect([code, output.text]).toEqual([1, expect.stringContaining('- KEYS_DIR:')]);
});

test('D-OPS-12 where its inner port is taken it says so, and serves visitors all the same', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port: inner } = taken.address() as AddressInfo;
  const port = await freePort();
  const env = { PORT: String(port), DATABASE_URL: urls.appUrl, KEYS_DIR: keys, METRICS_PORT: String(inner) };
  const { output } = start(env);
  const ready = () => fetch(`http://127.0.0.1:${port}/ready`);
  await vi.waitFor(async () => expect((await ready()).status).toBe(200), { timeout: 45_000 });
  taken.close();
  expect(output.text).toContain(`not measured: port ${inner} of 127.0.0.1 is taken by another program`);
});

test('with the database away it starts, is alive, and is not ready', async () => {
  const port = await freePort();
  start({ PORT: String(port), DATABASE_URL: 'postgres://kidney_app@127.0.0.1:1/none', KEYS_DIR: keys });
  const origin = `http://127.0.0.1:${port}`;
  await vi.waitFor(async () => expect((await fetch(`${origin}/live`)).status).toBe(200), { timeout: 45_000 });
  expect((await fetch(`${origin}/ready`)).status).toBe(503);
});

test('D-OPS-02 it is ready on the database it was written for and on the next one, and says what any other lacks', async () => {
  const owner = new pg.Pool({ connectionString: urls.ownerUrl, max: 1 });
  await using stack = new AsyncDisposableStack();
  stack.defer(() => owner.end());
  const migrations = 'migrations.__drizzle_migrations';
  await owner.query('truncate settings, revisions');
  await owner.query('revoke usage on schema migrations from kidney_app');
  const { rows } = await owner.query(
    `delete from ${migrations} where id = (select max(id) from ${migrations}) returning hash, created_at`,
  );
  const { hash, created_at: at } = rows[0] as { hash: string; created_at: string };
  const port = await freePort();
  start({ PORT: String(port), DATABASE_URL: urls.appUrl, KEYS_DIR: keys });
  const says = (status: string | RegExp, code = 503) =>
    vi.waitFor(
      async () => {
        const answer = await fetch(`http://127.0.0.1:${port}/ready`);
        expect(await answer.json()).toEqual({ status: expect.stringMatching(status) });
        expect(answer.status).toBe(code);
      },
      { timeout: 45_000 },
    );
  await says(/^schema behind: has 0, needs [1-9]/);
  await owner.query('grant usage on schema migrations to kidney_app');
  await says(/^schema behind: has ([1-9]\d*), needs (?!\1)\d+/);
  await owner.query(`insert into ${migrations} (hash, created_at) values ('another', $1)`, [at]);
  await says(/^schema unknown/);
  await owner.query(`update ${migrations} set hash = $1 where hash = 'another'`, [hash]);
  await says(/^not set up: cli init PACK$/);
  await owner.query(`insert into ${migrations} (hash, created_at) values ('of the next release', $1)`, [
    Number(at) + 1,
  ]);
  const database = openTestDatabase(urls.appUrl);
  await seedSettings(database);
  await database.close();
  await says(/^ready$/, 200);
});

test('D-OPS-06 it is not ready where PostgreSQL would write down what people tell us', async () => {
  const name = new URL(urls.appUrl).pathname.slice(1);
  await runSql(urls.administratorUrl, [`alter database ${name} set log_statement = 'all'`]);
  const port = await freePort();
  start({ PORT: String(port), DATABASE_URL: urls.appUrl, KEYS_DIR: keys });
  const answer = await vi.waitFor(() => fetch(`http://127.0.0.1:${port}/ready`), { timeout: 45_000 });
  expect(await answer.json()).toEqual({
    status: expect.stringMatching(/^database would log personal data: log_statement is all.*doctor$/),
  });
});

/** Sends the head of a form and keeps its last byte back: a request that is under way for as long as we like. */
async function beginRequest(port: number): Promise<{ finish(): Promise<string> }> {
  const socket: Socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.setEncoding('utf8').on('data', (text: string) => {
    answer += text;
  });
  const body = 'text=150&back=/community/faq';
  const head = [
    'POST /settings/display HTTP/1.1',
    'host: localhost',
    'content-type: application/x-www-form-urlencoded',
    `content-length: ${body.length}`,
  ].join('\r\n');
  await new Promise<void>((resolve) => socket.write(`${head}\r\n\r\n${body.slice(0, -1)}`, () => resolve()));
  return {
    finish: async () => {
      const closed = once(socket, 'close');
      socket.write(body.slice(-1));
      await closed;
      return answer;
    },
  };
}

test('D-OPS-12 told to stop, it first says so, finishes what is under way, is measured to the end, and ends by itself', async () => {
  const innerPort = await freePort();
  const { child, port, origin, output } = await startListening({ METRICS_PORT: String(innerPort) });
  const ended = once(child, 'exit');
  const request = await beginRequest(port);
  child.kill('SIGTERM');
  await vi.waitFor(async () => expect((await fetch(`${origin}/ready`)).status).toBe(503), { timeout: 45_000 });
  expect((await fetch(`${origin}/community/faq`)).status).toBe(200);
  await vi.waitFor(() => expect(fetch(`${origin}/live`)).rejects.toThrow(), { timeout: 45_000 });
  expect((await scrape(innerPort)).length).toBeGreaterThan(0);
  expect(await request.finish()).toMatch(/^HTTP\/1\.1 303 /);
  expect(await ended).toEqual([0, null]);
  expect(output.text).not.toContain('"level":50');
});
