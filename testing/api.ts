import { buildApi, type Api } from '@kidney/api/api.ts';
import { createSigningKeys, loadSigningKeys, type SigningKeys } from '@kidney/api/office/accounts/index.ts';
import { systemClock, type Clock } from '@kidney/api/platform/clock.ts';
import { readConfig, type Config } from '@kidney/api/platform/config.ts';
import { openDatabase, type Database } from '@kidney/api/platform/database.ts';
import { refuseBadAddress } from '@kidney/api/platform/http-plugin.ts';
import Fastify, { type FastifyInstance } from 'fastify';
import { inject } from 'vitest';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { createTestFolder } from './folder.ts';
import { logInProcess } from './kept-logs.ts';

export interface TestApi extends AsyncDisposable {
  app: FastifyInstance;
  api: Api;
  config: Config;
  database: Database;
  urls: TestDatabase;
  keys: SigningKeys;
  /** A second, identical node on the same database. */
  node(): Promise<FastifyInstance>;
}

export interface TestApiOptions {
  env?: Record<string, string>;
  clock?: Clock;
  /** Another PostgreSQL than the run's, for tests that stop it. */
  adminUrl?: string;
}

/** The real API on a database of its own, behind Fastify as in production. */
export async function createTestApi(options: TestApiOptions = {}): Promise<TestApi> {
  const urls = await createTestDatabase(options.adminUrl ?? inject('adminUrl'));
  const keysFolder = createTestFolder();
  await createSigningKeys(keysFolder.path);
  const keys = loadSigningKeys(keysFolder.path);
  const files = createTestFolder();
  const closing: (() => Promise<void>)[] = [];

  const open = async () => {
    const config = readConfig({
      NODE_ENV: 'test',
      DATABASE_URL: urls.appUrl,
      KEYS_DIR: keysFolder.path,
      FILES_DIR: files.path,
      PUBLIC_ORIGIN: 'http://localhost:3000',
      LOG_LEVEL: 'silent',
      LIMITS_WAIT_MS: '15000',
      ...options.env,
    });
    const log = logInProcess(config.LOG_LEVEL);
    // Patient, so that a busy machine does not turn a test of parallel calls into one of overload.
    const database = openDatabase({
      url: urls.appUrl,
      readPool: 4,
      writePool: 8,
      waitMs: 15_000,
      limitsWaitMs: config.LIMITS_WAIT_MS,
      log,
    });
    const api = buildApi({ config, database, keys, clock: options.clock ?? systemClock, log });
    const app = Fastify({ routerOptions: { ignoreTrailingSlash: true }, frameworkErrors: refuseBadAddress });
    await app.register(api.plugin, { prefix: '/api' });
    await app.ready();
    closing.push(async () => {
      await app.close();
      await database.close();
    });
    return { app, api, config, database };
  };

  const first = await open();
  return {
    ...first,
    urls,
    keys,
    node: async () => (await open()).app,
    [Symbol.asyncDispose]: async () => {
      await Promise.all(closing.map((close) => close()));
      await urls.drop();
      files.remove();
      keysFolder.remove();
    },
  };
}
