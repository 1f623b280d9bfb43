import { createStaff, generateSigningKeys, type SigningKeys } from '@kidney/api/office/accounts/index.ts';
import { unrecorded } from '@kidney/api/office/audit-log/index.ts';
import { systemClock, type Clock } from '@kidney/api/platform/clock.ts';
import { readConfig } from '@kidney/api/platform/config.ts';
import { openDatabase, type Database } from '@kidney/api/platform/database.ts';
import type { Role } from '@kidney/contract/office/accounts/accounts.schema.ts';
import { inject } from 'vitest';
import { createServer, type Server } from '../apps/server/src/create-server.ts';
import { builtWeb, type Web } from '../apps/server/src/web.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { createTestFolder } from './folder.ts';
import { logInProcess } from './kept-logs.ts';
import { needsFactor, showFactor } from './second-factor.ts';

export interface TestNode {
  origin: string;
  server: Server;
  database: Database;
  /** A request as a browser would send it, without following redirects. */
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  send(path: string, init: RequestInit): Promise<Response>;
}

export interface TestSite extends TestNode, AsyncDisposable {
  urls: TestDatabase;
  keys: SigningKeys;
  /** A second, identical node on the same database. */
  node(): Promise<TestNode>;
  /** Makes an account and signs it in; the answer is what its browser would send from then on. */
  signIn(role: Role): Promise<{ cookie: string; authorization: string }>;
}

export interface TestSiteOptions {
  adminUrl?: string;
  clock?: Clock;
  env?: Record<string, string>;
  /** Stands between the server and the built site, for tests that need to hold a page back. */
  web?(built: Web): Web;
}

export const publicOrigin = 'http://localhost:3000';

interface NodeParts {
  urls: TestDatabase;
  keys: SigningKeys;
  /** Shared by all nodes, as an operator has to set it up. */
  filesFolder: string;
  options: TestSiteOptions;
}

async function openNode({
  urls,
  keys,
  filesFolder,
  options,
}: NodeParts): Promise<TestNode & { close(): Promise<void> }> {
  const config = readConfig({
    NODE_ENV: 'test',
    PORT: '0',
    DATABASE_URL: urls.appUrl,
    KEYS_DIR: 'unused-in-tests',
    FILES_DIR: filesFolder,
    PUBLIC_ORIGIN: publicOrigin,
    LOG_LEVEL: 'silent',
    // All tests come from one address.
    GATE_PER_SECOND: '0',
    LANE_PERCENT: '100',
    LIMITS_WAIT_MS: '15000',
    ...options.env,
  });
  const log = logInProcess(config.LOG_LEVEL);
  const database = openDatabase({
    url: urls.appUrl,
    readPool: 4,
    writePool: 4,
    limitsWaitMs: config.LIMITS_WAIT_MS,
    log,
  });
  const clock = options.clock ?? systemClock;
  const web = options.web?.(builtWeb(log)) ?? builtWeb(log);
  const server = await createServer({ config, log, database, keys, clock, web });
  const origin = await server.listen();
  await server.listener?.hearing;
  const send = (path: string, init: RequestInit) => fetch(`${origin}${path}`, { redirect: 'manual', ...init });
  return {
    origin,
    server,
    database,
    send,
    get: (path, headers = {}) => send(path, { headers }),
    close: async () => {
      await server.close();
      await database.close();
    },
  };
}

const password = '울산-바다-고래-달리기-42';

/** The whole process on a database of its own, listening on a port of its own. */
export async function createTestSite(options: TestSiteOptions = {}): Promise<TestSite> {
  const urls = await createTestDatabase(options.adminUrl ?? inject('adminUrl'));
  const files = createTestFolder();
  const parts = { urls, keys: await generateSigningKeys(), filesFolder: files.path, options };
  const nodes = [await openNode(parts)];
  const [first] = nodes as [(typeof nodes)[number]];
  let people = 0;

  return {
    ...first,
    urls,
    keys: parts.keys,
    node: async () => {
      const node = await openNode(parts);
      nodes.push(node);
      return node;
    },
    signIn: async (role) => {
      people += 1;
      const username = `staff${people}`;
      const person = { username, email: `${username}@example.com`, nickName: '직원', password, roles: [role] };
      await createStaff(first.database, unrecorded).create(person);
      const answer = await first.send('/api/auth/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: publicOrigin },
        body: JSON.stringify({ login: username, password }),
      });
      const { data } = (await answer.json()) as { data: { accessToken: string } };
      const cookie = answer.headers
        .getSetCookie()
        .map((each) => each.split(';')[0])
        .join('; ');
      if (needsFactor([role])) await showFactor(first.database, username);
      return { cookie, authorization: `Bearer ${data.accessToken}` };
    },
    [Symbol.asyncDispose]: async () => {
      await Promise.all(nodes.map((node) => node.close()));
      await urls.drop();
      files.remove();
    },
  };
}
