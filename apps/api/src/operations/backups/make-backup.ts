import { stat } from 'node:fs/promises';
import type pg from 'pg';
import { holdFiles } from '../../platform/storage/copying-lock.ts';
import type { FileStore } from '../../platform/storage/file-store.ts';
import { dataKeyFingerprints } from '../../office/accounts/index.ts';
import { readyMediaIds } from '../../content/media/index.ts';
import { packEntry } from './archive/entries.ts';
import { dumpName, manifestName, measured, type Manifest } from './archive/manifest.ts';
import { checkArchive } from './archive/read-archive.ts';
import { seal } from './archive/sealed.ts';
import { filesOf } from './archive/upload-files.ts';
import { writeWhole } from './archive/write-whole.ts';
import { createBackupFolder } from './backup-folder.ts';
import { openCopyingClient } from './copying-client.ts';
import { inventoryRepository, notBackedUp } from './inventory.repository.ts';
import { requireFingerprint } from './old-keys.ts';
import { dump, findTool } from './postgres-tools.ts';

export interface BackupDeps {
  /** The owner's: it sees every table. */
  url: string;
  store: FileStore;
  folder: string;
  key: Uint8Array;
  /** KEYS_DIR, of which only a fingerprint goes into the backup. */
  keysFolder: string;
  /** Where pg_dump and pg_restore are; empty where they have to be looked for. */
  tools: string;
}

export interface MadeBackup {
  path: string;
  bytes: number;
  manifest: Manifest;
}

/**
 * The database first, as it was in one snapshot, then the file of every upload that this snapshot calls ready. A file never
 * changes, is there before its row says so, and waits with going until the backup is done: so none can be missing.
 */
async function* contentOf(client: pg.Client, deps: BackupDeps, begun: Begun): AsyncGenerator<Uint8Array> {
  const { manifest, snapshot, program } = begun;
  const ready = await readyMediaIds(client);
  manifest.tables = await inventoryRepository.tables(client);
  const bytes = measured(dumpName, dump(program, deps.url, snapshot, notBackedUp), (digest) =>
    manifest.content.push(digest),
  );
  yield* packEntry(dumpName, bytes);
  for (const id of ready) {
    for await (const { entry, file } of filesOf(deps.store, id, manifest.missing)) {
      const measuredFile = measured(entry, file.read(), (digest) => manifest.content.push(digest));
      yield* packEntry(entry, measuredFile);
    }
  }
  yield* packEntry(manifestName, [Buffer.from(JSON.stringify(manifest))]);
}

interface Begun {
  manifest: Manifest;
  snapshot: string;
  program: string;
}

export async function makeBackup(deps: BackupDeps): Promise<MadeBackup> {
  const masterKey = requireFingerprint(deps.keysFolder);
  const client = await openCopyingClient(deps.url, 'kidney-backup');
  try {
    const postgres = await inventoryRepository.majorVersion(client);
    const program = await findTool('pg_dump', postgres, deps.tools);
    await holdFiles(client);
    const { snapshot, madeAt } = await inventoryRepository.beginSnapshot(client);
    const manifest: Manifest = {
      madeAt: madeAt.toISOString(),
      postgres,
      masterKey,
      // After the snapshot: whatever it holds was sealed with one of these.
      dataKeys: dataKeyFingerprints(deps.keysFolder),
      tables: [],
      content: [],
      missing: [],
    };
    const place = await createBackupFolder(deps.folder).place(madeAt);
    const content = contentOf(client, deps, { manifest, snapshot, program });
    let checked: Manifest = manifest;
    await writeWhole(place, seal(content, deps.key), async () => {
      // Fails where the connection was lost, and with it the hold on the files.
      await client.query('commit');
      checked = await checkArchive(place.unfinishedPath, deps.key);
    });
    return { path: place.path, bytes: (await stat(place.path)).size, manifest: checked };
  } finally {
    await client.end();
  }
}
