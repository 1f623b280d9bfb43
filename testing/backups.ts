import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { seedContent, seedNewsletters } from '@kidney/api/seed.ts';
import pg from 'pg';
import { run } from '../apps/server/src/cli/run.ts';
import { installedPostgres } from '../scripts/postgres/binaries.ts';
import { appLogin, createDatabase, createLogSchema, ownerLogin, runSql, urlFor } from '../scripts/postgres/roles.ts';
import { createTestApi, type TestApi } from './api.ts';
import { startTestPostgres } from './database.ts';
import { createTestFolder } from './folder.ts';

/** Of Debian 12. The project's own PostgreSQL comes without pg_dump. */
const major = 15;

export interface EmptyPlace {
  ownerUrl: string;
  appUrl: string;
  filesFolder: string;
  env: Record<string, string>;
  /** What the administrator does after a restore. */
  takeOverLog(): Promise<void>;
  isEmpty(): Promise<boolean>;
}

export interface BackedUpSite extends AsyncDisposable {
  test: TestApi;
  adminUrl: string;
  backupFolder: string;
  keyFile: string;
  /** What a verb of the command line says. */
  cli(args: string[], env?: Record<string, string>): Promise<string>;
  /** Makes a backup and gives its path. */
  backup(): Promise<string>;
  backups(): string[];
  /** An empty database and a folder that is not there yet. */
  emptyPlace(): Promise<EmptyPlace>;
}

export async function rowsOf(url: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rows as unknown[];
  } finally {
    await client.end();
  }
}

/** Every file below the folder with its bytes. */
export function filesBelow(folder: string): Map<string, string> {
  if (!existsSync(folder)) return new Map();
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted();
  const files = paths.filter((path) => statSync(join(folder, path)).isFile());
  return new Map(files.map((path) => [path, readFileSync(join(folder, path), 'base64')]));
}

/** A site with sample content and uploads on Debian's PostgreSQL, and what its operator has at hand. */
export async function createBackedUpSite(
  options: { clock?: { now(): Date }; env?: Record<string, string> } = {},
): Promise<BackedUpSite> {
  const postgres = await startTestPostgres(installedPostgres(major));
  const test = await createTestApi({ adminUrl: postgres.adminUrl, ...options });
  await seedContent(test.database);
  await seedNewsletters(test.database, test.config);
  await runSql(postgres.adminUrl, ['alter role kidney_owner createdb']);
  const folder = createTestFolder();
  const backupFolder = join(folder.path, 'backups');
  const env = {
    DATABASE_URL: test.urls.appUrl,
    DATABASE_OWNER_URL: test.urls.ownerUrl,
    FILES_DIR: test.config.FILES_DIR,
    KEYS_DIR: test.config.KEYS_DIR,
    BACKUP_DIR: backupFolder,
    BACKUP_KEY_FILE: join(folder.path, 'secret/backup.key'),
    ...options.env,
  };
  const cli = async (args: string[], more: Record<string, string> = {}) => {
    const said: string[] = [];
    await run(args, { env: { ...env, ...more }, say: (line) => said.push(line) });
    return said.join('\n');
  };
  const backups = () => (existsSync(backupFolder) ? readdirSync(backupFolder).toSorted() : []);
  await cli(['backup-key']);

  return {
    test,
    adminUrl: postgres.adminUrl,
    backupFolder,
    keyFile: env.BACKUP_KEY_FILE,
    cli,
    backups,
    async backup() {
      const [, path = ''] = /^Made (\S+):/.exec(await cli(['backup'])) ?? [];
      return path;
    },
    async emptyPlace() {
      const name = `empty_${randomBytes(6).toString('hex')}`;
      await createDatabase(postgres.adminUrl, name);
      const ownerUrl = urlFor(postgres.adminUrl, ownerLogin, name);
      const filesFolder = join(folder.path, name);
      return {
        ownerUrl,
        appUrl: urlFor(postgres.adminUrl, appLogin, name),
        filesFolder,
        env: { DATABASE_OWNER_URL: ownerUrl, FILES_DIR: filesFolder },
        takeOverLog: () => createLogSchema(postgres.adminUrl, name),
        isEmpty: async () => {
          const found = await rowsOf(ownerUrl, `select from pg_class where relnamespace = 'public'::regnamespace`);
          return found.length === 0 && !existsSync(filesFolder);
        },
      };
    },
    [Symbol.asyncDispose]: async () => {
      await test[Symbol.asyncDispose]();
      await postgres.stop();
      folder.remove();
    },
  };
}
