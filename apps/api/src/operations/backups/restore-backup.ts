import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { OperatorError } from '../../platform/operator-error.ts';
import { entriesOf as filesIn } from '../../platform/storage/durable-files.ts';
import { prefixes, type FileStore } from '../../platform/storage/file-store.ts';
import { createIncomingFiles, type IncomingFile } from '../../platform/storage/incoming-files.ts';
import { endEveryWayIn } from '../../office/accounts/index.ts';
import type { Entry } from './archive/entries.ts';
import { dumpName, namesOf, type Manifest } from './archive/manifest.ts';
import { checkArchive, entriesOf } from './archive/read-archive.ts';
import { differencesFrom } from './compare.ts';
import { inventoryRepository } from './inventory.repository.ts';
import { refuseOtherKeys, type KeysAtHand } from './old-keys.ts';
import { findTool, load } from './postgres-tools.ts';

export interface RestoreDeps extends KeysAtHand {
  /** Of an empty database, as the role that shall own its tables. */
  url: string;
  /** An empty folder, or none yet: what comes in waits there. */
  filesFolder: string;
  /** An empty store, in that folder or elsewhere. */
  store: FileStore;
  path: string;
  key: Uint8Array;
  /** Where pg_restore is; empty where it has to be looked for. */
  tools: string;
}

async function holdsAnything(store: FileStore): Promise<boolean> {
  for (const prefix of prefixes) if ((await store.list(prefix)).length > 0) return true;
  return false;
}

async function refuseUnlessEmpty(client: pg.Client, { filesFolder, store }: RestoreDeps): Promise<void> {
  if (!(await inventoryRepository.isEmpty(client))) {
    throw new OperatorError(
      'The database is not empty. A backup is restored into an empty one only; nothing was written.',
    );
  }
  if ((await filesIn(filesFolder)).length > 0) {
    throw new OperatorError(
      `${filesFolder} is not empty. Files are restored into an empty folder only; nothing was written.`,
    );
  }
  if (await holdsAnything(store)) {
    throw new OperatorError(
      'The bucket of S3_BUCKET is not empty. Files are restored into an empty one only, best a new one; nothing was written.',
    );
  }
}

/** Puts the files of an upload into the store together, as they were. */
function createFileLoader(store: FileStore, incoming: ReturnType<typeof createIncomingFiles>) {
  let id = '';
  let files: (IncomingFile & { name: string })[] = [];
  const finish = async () => {
    if (files.length > 0) await store.put(id, files);
    files = [];
  };
  return {
    async add(entry: Entry): Promise<void> {
      const names = namesOf(entry.name);
      if (!names) return;
      if (names.id !== id) await finish();
      id = names.id;
      files.push(Object.assign(await incoming.receive(entry.bytes, Infinity), { name: names.name }));
    },
    finish,
  };
}

async function write({ store, ...deps }: RestoreDeps, program: string): Promise<void> {
  const incomingFolder = join(deps.filesFolder, 'incoming');
  const loader = createFileLoader(store, createIncomingFiles(incomingFolder));
  for await (const entry of entriesOf(deps.path, deps.key)) {
    if (entry.name === dumpName) await load(program, deps.url, entry.bytes);
    else await loader.add(entry);
  }
  await loader.finish();
  await rm(incomingFolder, { recursive: true, force: true });
}

/** Nothing is written before the whole backup was read and found whole; afterwards what was written is held against it, and nobody is signed in. */
export async function restoreBackup(deps: RestoreDeps): Promise<Manifest> {
  const manifest = await checkArchive(deps.path, deps.key);
  refuseOtherKeys(manifest, deps);
  const client = new pg.Client({ connectionString: deps.url, application_name: 'kidney-restore' });
  client.on('error', () => {});
  await client.connect();
  try {
    await refuseUnlessEmpty(client, deps);
    const program = await findTool('pg_restore', await inventoryRepository.majorVersion(client), deps.tools);
    await write(deps, program);
    const differences = await differencesFrom(manifest, client, deps.store);
    if (differences.length > 0) {
      throw new OperatorError(
        `What was restored is not what was backed up:\n  ${differences.slice(0, 20).join('\n  ')}`,
      );
    }
    await endEveryWayIn(client);
    return manifest;
  } finally {
    await client.end();
  }
}
