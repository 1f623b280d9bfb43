import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { OperatorError } from '../../platform/operator-error.ts';
import { createDiskStore } from '../../platform/storage/disk-store.ts';
import type { Manifest } from './archive/manifest.ts';
import { drillPrefix } from './backup-folder.ts';
import { restoreBackup, type RestoreDeps } from './restore-backup.ts';

const prefix = 'kidney_drill_';
const mayNotCreate = '42501';

const beside = (url: string, database: string) => Object.assign(new URL(url), { pathname: `/${database}` }).href;

/** A drill that was killed leaves its database behind, with all that is in it. */
async function dropLeftovers(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select datname as name from pg_database d where datname like '${prefix.replaceAll('_', '\\_')}%'
       and pg_has_role(datdba, 'usage') and not exists (select from pg_stat_activity a where a.datid = d.oid)`,
  );
  for (const { name } of rows) await client.query(`drop database if exists ${client.escapeIdentifier(name)}`);
}

async function createScratch(client: pg.Client): Promise<string> {
  const name = `${prefix}${randomBytes(6).toString('hex')}`;
  try {
    await client.query(`create database ${name} template template0 encoding 'UTF8'`);
    return name;
  } catch (error) {
    if ((error as { code?: string }).code !== mayNotCreate) throw error;
    throw new OperatorError(
      `The role kidney_owner may not make a database for the drill.\nRun once as the database's administrator: alter role kidney_owner createdb`,
    );
  }
}

async function inFolderOf<T>(parent: string, task: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(parent, drillPrefix));
  try {
    return await task(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

export type DrillDeps = Omit<RestoreDeps, 'filesFolder' | 'store'> & {
  /** Where the files may lie meanwhile. */
  folder: string;
};

/** Restores a backup beside the site, into a database and a folder that are gone afterwards, and holds it against its manifest. */
export async function drill({ folder, ...deps }: DrillDeps): Promise<Manifest> {
  const client = new pg.Client({ connectionString: deps.url, application_name: 'kidney-drill' });
  client.on('error', () => {});
  await client.connect();
  try {
    await dropLeftovers(client);
    const name = await createScratch(client);
    try {
      return await inFolderOf(folder, (filesFolder) =>
        restoreBackup({ ...deps, url: beside(deps.url, name), filesFolder, store: createDiskStore(filesFolder) }),
      );
    } finally {
      await client.query(`drop database ${name} with (force)`);
    }
  } finally {
    await client.end();
  }
}
