import type pg from 'pg';
import type { FileStore } from '../../platform/storage/file-store.ts';
import { readyMediaIds } from '../../content/media/index.ts';
import { measure, namesOf, type Manifest } from './archive/manifest.ts';
import { inventoryRepository } from './inventory.repository.ts';

async function tableDifferences(manifest: Manifest, client: pg.Client): Promise<string[]> {
  const found = new Map((await inventoryRepository.tables(client)).map((table) => [table.name, table]));
  return manifest.tables.flatMap(({ name, rows, digest }) => {
    const table = found.get(name);
    if (table?.rows !== rows) return [`${name}: ${rows} rows in the backup, ${table?.rows ?? 'no table'} here`];
    return table.digest === digest ? [] : [`${name}: the rows differ`];
  });
}

async function fileDifferences(manifest: Manifest, store: FileStore): Promise<string[]> {
  const differences: string[] = [];
  for (const kept of manifest.content) {
    const names = namesOf(kept.name);
    if (!names) continue;
    const file = await store.open(names.id, names.name);
    const same = file && (await measure(kept.name, file.read())).sha256 === kept.sha256;
    if (!same) differences.push(`${kept.name}: ${file ? 'differs' : 'is not here'}`);
  }
  return differences;
}

/** A row that promises a file has one, but for those that had none before. */
async function promiseDifferences(manifest: Manifest, client: pg.Client, store: FileStore): Promise<string[]> {
  const known = new Set(manifest.missing);
  const differences: string[] = [];
  for (const id of await readyMediaIds(client)) {
    if (!known.has(id) && !(await store.has(id))) differences.push(`upload ${id}: has no file`);
  }
  return differences;
}

/** Where database and files are other than the backup says; nothing where they are the same. */
export async function differencesFrom(manifest: Manifest, client: pg.Client, store: FileStore): Promise<string[]> {
  return [
    ...(await tableDifferences(manifest, client)),
    ...(await fileDifferences(manifest, store)),
    ...(await promiseDifferences(manifest, client, store)),
  ];
}
