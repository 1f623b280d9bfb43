import { createWriteStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { holdFiles } from '../../platform/storage/copying-lock.ts';
import { syncFolder } from '../../platform/storage/durable-files.ts';
import type { FileStore } from '../../platform/storage/file-store.ts';
import { readyMediaIds } from '../media/index.ts';
import { packEntry } from './archive/entries.ts';
import { dumpName, fileEntry, manifestName, measured, type Manifest } from './archive/manifest.ts';
import { checkArchive } from './archive/read-archive.ts';
import { seal } from './archive/sealed.ts';
import { createBackupFolder } from './backup-folder.ts';
import { inventoryRepository } from './inventory.repository.ts';
import { dump, findTool } from './postgres-tools.ts';

export interface BackupDeps {
  /** The owner's: it sees every table. */
  url: string;
  store: FileStore;
  folder: string;
  key: Uint8Array;
  /** Where pg_dump and pg_restore are; empty where they have to be looked for. */
  tools: string;
}

export interface MadeBackup {
  path: string;
  bytes: number;
  manifest: Manifest;
}

/** The files of one upload. Nothing where they are gone. */
async function* filesOf(store: FileStore, id: string, manifest: Manifest): AsyncGenerator<Uint8Array> {
  const names = await store.names(id);
  if (names.length === 0) manifest.missing.push(id);
  for (const name of names) {
    const file = await store.open(id, name);
    if (!file) throw new Error(`${fileEntry(id, name)} went while it was copied`);
    const entry = fileEntry(id, name);
    yield* packEntry(
      entry,
      measured(entry, file.read(), (digest) => manifest.content.push(digest)),
    );
  }
}

/**
 * The database first, as it was in one snapshot, then the file of every upload that this snapshot calls ready. A file never
 * changes, is there before its row says so, and waits with going until the backup is done: so none can be missing.
 */
async function* contentOf(client: pg.Client, deps: BackupDeps, begun: Begun): AsyncGenerator<Uint8Array> {
  const { manifest, snapshot, program } = begun;
  const ready = await readyMediaIds(client);
  manifest.tables = await inventoryRepository.tables(client);
  const bytes = measured(dumpName, dump(program, deps.url, snapshot), (digest) => manifest.content.push(digest));
  yield* packEntry(dumpName, bytes);
  for (const id of ready) yield* filesOf(deps.store, id, manifest);
  yield* packEntry(manifestName, [Buffer.from(JSON.stringify(manifest))]);
}

interface Begun {
  manifest: Manifest;
  snapshot: string;
  program: string;
}

export async function makeBackup(deps: BackupDeps): Promise<MadeBackup> {
  const client = new pg.Client({
    connectionString: deps.url,
    application_name: 'kidney-backup',
    lock_timeout: 60_000,
    // The snapshot stands while pg_dump and the files take their time.
    options: '-c idle_in_transaction_session_timeout=0 -c statement_timeout=0',
  });
  client.on('error', () => {});
  await client.connect();
  try {
    const postgres = await inventoryRepository.majorVersion(client);
    const program = await findTool('pg_dump', postgres, deps.tools);
    await holdFiles(client);
    const { snapshot, madeAt } = await inventoryRepository.beginSnapshot(client);
    const manifest = { madeAt: madeAt.toISOString(), postgres, tables: [], content: [], missing: [] };
    const { path, unfinishedPath } = await createBackupFolder(deps.folder).place(madeAt);
    try {
      const content = contentOf(client, deps, { manifest, snapshot, program });
      await pipeline(
        seal(content, deps.key),
        createWriteStream(unfinishedPath, { flags: 'wx', mode: 0o600, flush: true }),
      );
      // Fails where the connection was lost, and with it the hold on the files.
      await client.query('commit');
      const checked = await checkArchive(unfinishedPath, deps.key);
      await rename(unfinishedPath, path);
      await syncFolder(dirname(path));
      return { path, bytes: (await stat(path)).size, manifest: checked };
    } catch (error) {
      await rm(unfinishedPath, { force: true });
      throw error;
    }
  } finally {
    await client.end();
  }
}
