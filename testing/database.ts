import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { tmpdir } from 'node:os';
import { openDatabase, type Database } from '@kidney/api/platform/database.ts';
import { createLog } from '@kidney/api/platform/log.ts';
import { migrate } from '@kidney/api/platform/migrate.ts';
import { seedSettings } from '@kidney/api/seed.ts';
import { passableRoot, type Runner } from '../scripts/postgres/binaries.ts';
import {
  appLogin,
  createDatabase,
  createLogSchema,
  createRoles,
  ownerLogin,
  runSql,
  urlFor,
} from '../scripts/postgres/roles.ts';
import { startPostgres, type PostgresServer } from '../scripts/postgres/server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    adminUrl: string;
  }
}

const template = 'kidney_template';

/** A PostgreSQL of its own for one run of tests, with one migrated database, its settings in it, that the others are copied from. */
export async function startTestPostgres(runner?: Runner): Promise<PostgresServer> {
  const parent = process.getuid?.() === 0 ? passableRoot : tmpdir();
  mkdirSync(parent, { recursive: true });
  const dataFolder = mkdtempSync(join(parent, 'test-'));
  const server = await startPostgres({ dataFolder, disposable: true, ...(runner && { runner }) });
  await createRoles(server.adminUrl);
  await createDatabase(server.adminUrl, template);
  await createLogSchema(server.adminUrl, template);
  await migrate(urlFor(server.adminUrl, ownerLogin, template));
  await addSettings(urlFor(server.adminUrl, appLogin, template));
  return server;
}

/** For a test's own hands, which wait longer than a visitor would. */
export const openTestDatabase = (url: string): Database =>
  openDatabase({ url, readPool: 1, writePool: 1, waitMs: 15_000, log: createLog('silent') });

/** No page is drawn without them. */
async function addSettings(url: string): Promise<void> {
  const database = openTestDatabase(url);
  await seedSettings(database);
  await database.close();
}

export interface TestDatabase {
  appUrl: string;
  ownerUrl: string;
  /** For what only a person may do who is above all our roles: the log can be spoiled by nobody else. */
  administratorUrl: string;
  drop(): Promise<void>;
}

/** A fresh database of the run's PostgreSQL: tests in parallel never see each other's rows. */
export async function createTestDatabase(adminUrl: string): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await runSql(adminUrl, [
    `create database ${name} template ${template} owner kidney_dba`,
    `grant create on database ${name} to kidney_owner`,
  ]);
  return {
    appUrl: urlFor(adminUrl, appLogin, name),
    ownerUrl: urlFor(adminUrl, ownerLogin, name),
    administratorUrl: urlFor(adminUrl, 'postgres', name),
    drop: () => runSql(adminUrl, [`drop database if exists ${name} with (force)`]),
  };
}
