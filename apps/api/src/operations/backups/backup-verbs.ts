import { existsSync, statSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import type { Clock } from '../../platform/clock.ts';
import type { Config } from '../../platform/config.ts';
import { openStore, type StoreConfig } from '../../platform/storage/open-store.ts';
import { namesOf, type Manifest } from './archive/manifest.ts';
import { createBackupFolder } from './backup-folder.ts';
import { readBackupKey } from './backup-key.ts';
import { backupsRepository, type NewBackupRun } from './backups.repository.ts';
import { drill } from './drill.ts';
import { makeExport } from './export/make-export.ts';
import { makeBackup } from './make-backup.ts';
import { restoreBackup } from './restore-backup.ts';

export type BackupConfig = { DATABASE_OWNER_URL: string; BACKUP_KEY_FILE: string } & Pick<
  Config,
  'POSTGRES_BIN_DIR' | 'KEYS_DIR'
>;
export type BackupFolderConfig = BackupConfig & { BACKUP_DIR: string };

export interface BackupSums {
  rows: number;
  files: number;
  missing: number;
}

const sumsOf = ({ tables, content, missing }: Manifest): BackupSums => ({
  rows: tables.reduce((sum, { rows }) => sum + rows, 0),
  // All but the dump.
  files: content.length - 1,
  missing: missing.length,
});

/** In the site's own database, for the staff home. */
async function record(url: string, run: NewBackupRun): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await backupsRepository.record(client, run);
  } finally {
    await client.end();
  }
}

const common = (config: BackupConfig) => ({
  url: config.DATABASE_OWNER_URL,
  key: readBackupKey(config.BACKUP_KEY_FILE),
  keysFolder: config.KEYS_DIR,
  tools: config.POSTGRES_BIN_DIR,
});

/** Makes a backup, and then, only then, removes those that are too old. */
export async function runBackup(
  config: BackupFolderConfig & StoreConfig & Pick<Config, 'BACKUP_KEEP_DAYS'>,
  clock: Clock,
) {
  const store = openStore(config);
  const { path, bytes, manifest } = await makeBackup({ ...common(config), store, folder: config.BACKUP_DIR });
  const sums = sumsOf(manifest);
  await record(config.DATABASE_OWNER_URL, { kind: 'backup', madeAt: new Date(manifest.madeAt), bytes, ...sums });
  const removed = await createBackupFolder(config.BACKUP_DIR).removeOld(clock.now(), config.BACKUP_KEEP_DAYS);
  return { path, bytes, removed, ...sums };
}

export async function runRestore(config: BackupConfig & StoreConfig, path: string, withoutOldKeys: boolean) {
  const place = { filesFolder: config.FILES_DIR, store: openStore(config), path, withoutOldKeys };
  const manifest = await restoreBackup({ ...common(config), ...place });
  return { madeAt: manifest.madeAt, ...sumsOf(manifest) };
}

/** A new file at that path, or in that folder where there is one. */
export async function runExport(config: StoreConfig & Pick<Config, 'DATABASE_URL'>, place: string, clock: Clock) {
  const name = `kidney-export-${clock.now().toISOString().replaceAll(/[-:.]/g, '')}.tar.gz`;
  const path = existsSync(place) && statSync(place).isDirectory() ? join(place, name) : place;
  const store = openStore(config);
  const { bytes, tables, content, missing } = await makeExport({ url: config.DATABASE_URL, store }, path);
  const files = content.filter((entry) => namesOf(entry.name)).length;
  return { path, bytes, rows: tables.reduce((sum, { rows }) => sum + rows, 0), files, missing: missing.length };
}

/** The newest backup where none is named. */
export async function runDrill(config: BackupFolderConfig, named: string | undefined, withoutOldKeys: boolean) {
  const folder = createBackupFolder(config.BACKUP_DIR);
  const path = named ?? (await folder.newest());
  const manifest = await drill({ ...common(config), path, folder: config.BACKUP_DIR, withoutOldKeys });
  const bytes = (await stat(path)).size;
  const sums = sumsOf(manifest);
  await record(config.DATABASE_OWNER_URL, { kind: 'drill', madeAt: new Date(manifest.madeAt), bytes, ...sums });
  return { path, ...sums };
}
