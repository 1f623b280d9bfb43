import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { tmpdir } from 'node:os';
import { migrate } from '@kidney/api/platform/migrate.ts';
import { passableRoot } from '../scripts/postgres/binaries.ts';
import { appRole, createRoles, ownerRole, runSql, urlFor } from '../scripts/postgres/roles.ts';
import { startPostgres, type PostgresServer } from '../scripts/postgres/server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    adminUrl: string;
  }
}

const template = 'kidney_template';

/** A PostgreSQL of its own for one run of tests, with one migrated database that the others are copied from. */
export async function startTestPostgres(): Promise<PostgresServer> {
  const parent = process.getuid?.() === 0 ? passableRoot : tmpdir();
  mkdirSync(parent, { recursive: true });
  const dataFolder = mkdtempSync(join(parent, 'test-'));
  const server = await startPostgres({ dataFolder, disposable: true });
  await createRoles(server.adminUrl);
  await runSql(server.adminUrl, [`create database ${template} owner ${ownerRole}`]);
  await migrate(urlFor(server.adminUrl, ownerRole, template));
  return server;
}

export interface TestDatabase {
  appUrl: string;
  ownerUrl: string;
  drop(): Promise<void>;
}

/** A fresh database of the run's PostgreSQL: tests in parallel never see each other's rows. */
export async function createTestDatabase(adminUrl: string): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await runSql(adminUrl, [`create database ${name} template ${template} owner ${ownerRole}`]);
  return {
    appUrl: urlFor(adminUrl, appRole, name),
    ownerUrl: urlFor(adminUrl, ownerRole, name),
    drop: () => runSql(adminUrl, [`drop database if exists ${name} with (force)`]),
  };
}
