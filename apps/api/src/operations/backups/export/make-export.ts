import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { holdFiles } from '../../../platform/storage/copying-lock.ts';
import type { FileStore } from '../../../platform/storage/file-store.ts';
import { readyMediaIds } from '../../../content/media/index.ts';
import { manifestName, measured, type ContentDigest } from '../archive/manifest.ts';
import { filesOf } from '../archive/upload-files.ts';
import { writeWhole } from '../archive/write-whole.ts';
import { openCopyingClient } from '../copying-client.ts';
import { inventoryRepository } from '../inventory.repository.ts';
import type { ExportManifest } from './export-manifest.ts';
import { exportedTables, leftOutTables } from './exported-tables.ts';
import { readme } from './readme.ts';
import { partsOf, shapesOf, type TableShape } from './table-parts.ts';
import { tarEnd, tarEntry } from './tar.ts';

export interface ExportDeps {
  /** The application's own role is enough. */
  url: string;
  store: FileStore;
}

type Bytes = AsyncGenerator<Uint8Array>;
type Add = (name: string, size: number, pieces: AsyncIterable<Uint8Array>) => Bytes;

async function* one(bytes: Uint8Array): Bytes {
  yield bytes;
}

async function* tableOf(client: pg.Client, shape: TableShape, manifest: ExportManifest, add: Add): Bytes {
  const { without = [] } = exportedTables[shape.name] ?? {};
  const columns = shape.columns.filter((column) => !without.includes(column));
  const table: ExportManifest['tables'][number] = { name: shape.name, rows: 0, columns, parts: [] };
  manifest.tables.push(table);
  for await (const { bytes, rows } of partsOf(client, { ...shape, columns })) {
    const name = `data/${shape.name}/${String(table.parts.length + 1).padStart(5, '0')}.jsonl`;
    table.parts.push(name);
    table.rows += rows;
    yield* add(name, bytes.length, one(bytes));
  }
}

async function* gzipped(bytes: Bytes): Bytes {
  const gzip = createGzip();
  const fed = pipeline(bytes, gzip);
  // Where reading fails, the stream below says so too.
  fed.catch(() => {});
  yield* gzip;
  await fed;
}

/** Tables first, as they were in one snapshot, then the file of every upload that this snapshot calls ready. */
async function* contentOf(client: pg.Client, store: FileStore, madeAt: Date, manifest: ExportManifest): Bytes {
  const tell = (digest: ContentDigest) => manifest.content.push(digest);
  const add: Add = (name, size, pieces) => tarEntry(name, size, madeAt, measured(name, pieces, tell));
  const words = Buffer.from(readme(madeAt));
  yield* add('README.md', words.length, one(words));
  for (const shape of await shapesOf(client, Object.keys(exportedTables))) {
    yield* tableOf(client, shape, manifest, add);
  }
  for (const id of await readyMediaIds(client)) {
    for await (const { entry, file } of filesOf(store, id, manifest.missing)) {
      yield* add(entry, file.size, file.read());
    }
  }
  const last = Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`);
  yield* tarEntry(manifestName, last.length, madeAt, [last]);
  yield tarEnd();
}

/** Everything the office wrote, in one archive that other systems can read. The site goes on meanwhile. */
export async function makeExport(deps: ExportDeps, path: string): Promise<ExportManifest & { bytes: number }> {
  const client = await openCopyingClient(deps.url, 'kidney-export');
  try {
    await holdFiles(client);
    const { madeAt } = await inventoryRepository.beginSnapshot(client);
    await client.query(`set local timezone = 'UTC'`);
    const manifest: ExportManifest = {
      format: 'kidney-export-1',
      madeAt: madeAt.toISOString(),
      tables: [],
      content: [],
      missing: [],
      leftOut: Object.entries(leftOutTables).map(([name, why]) => ({ name, why })),
    };
    const content = contentOf(client, deps.store, madeAt, manifest);
    await writeWhole({ path, unfinishedPath: `${path}.part` }, gzipped(content), async () => {
      // Fails where the connection was lost, and with it the hold on the files.
      await client.query('commit');
    });
    return { ...manifest, bytes: (await stat(path)).size };
  } finally {
    await client.end();
  }
}
