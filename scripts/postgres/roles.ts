import { readFileSync } from 'node:fs';
import pg from 'pg';

/** The name of the installation on a developer's machine and in tests. */
const site = 'local';
export const ownerLogin = `kidney_owner_${site}`;
export const appLogin = `kidney_app_${site}`;

/** Runs statements as one connection to that address. */
export async function runSql(url: string, statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/** What an administrator of PostgreSQL does by hand for an installation (docs/how-to/prepare-the-database.md). */
async function runFile(administratorUrl: string, name: string): Promise<void> {
  const file = readFileSync(new URL(`../../apps/api/db/administrator/${name}`, import.meta.url), 'utf8');
  await runSql(administratorUrl, [`set kidney.site = '${site}'`, file]);
}

export const createRoles = (adminUrl: string): Promise<void> => runFile(adminUrl, 'roles.sql');

/** Who may enter a database and build in it. */
export const prepareDatabase = (adminUrl: string, name: string): Promise<void> =>
  runFile(urlFor(adminUrl, 'postgres', name), 'database.sql');

export async function createDatabase(adminUrl: string, name: string): Promise<void> {
  await runSql(adminUrl, [`create database ${name} owner kidney_dba template template0 encoding 'UTF8'`]);
  await prepareDatabase(adminUrl, name);
}

/** The log's own schema, before the first migration and after a restore. */
export const createLogSchema = (adminUrl: string, name: string): Promise<void> =>
  runFile(urlFor(adminUrl, 'postgres', name), 'log-0001.sql');

export function urlFor(adminUrl: string, role: string, database: string): string {
  const url = new URL(adminUrl);
  url.username = role;
  url.pathname = `/${database}`;
  return url.href;
}
