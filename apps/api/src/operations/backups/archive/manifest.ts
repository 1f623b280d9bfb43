import { createHash } from 'node:crypto';
import { z } from 'zod';
import { drain } from './byte-reader.ts';

export const dumpName = 'database.dump';
export const manifestName = 'manifest.json';
export const fileEntry = (id: string, name: string) => `files/${id}/${name}`;

/** Which file of which upload an entry is; undefined where it is none. The store checks both names itself. */
export function namesOf(entry: string): { id: string; name: string } | undefined {
  const [, id, name] = /^files\/([^/]+)\/([^/]+)$/.exec(entry) ?? [];
  return id !== undefined && name !== undefined ? { id, name } : undefined;
}

const count = z.int().min(0);

/** What a backup holds; its last entry. */
export const manifestSchema = z.object({
  madeAt: z.iso.datetime(),
  /** Major version of the PostgreSQL it was taken from. */
  postgres: z.int(),
  /** Which master key the site had; not the key. */
  masterKey: z.string(),
  /** Which data keys it had besides, by version; not the keys. */
  dataKeys: z.record(z.string(), z.string()).default({}),
  tables: z.array(z.object({ name: z.string(), rows: count, digest: z.string() })),
  /** Everything before the manifest, in this order. */
  content: z.array(z.object({ name: z.string(), size: count, sha256: z.string() })),
  /** Uploads whose file was gone already when the backup was made. */
  missing: z.array(z.string()),
});

export type Manifest = z.infer<typeof manifestSchema>;
export type TableDigest = Manifest['tables'][number];
export type ContentDigest = Manifest['content'][number];

/** Passes the bytes on; once they are through, says what they were. */
export async function* measured(
  name: string,
  pieces: AsyncIterable<Uint8Array>,
  tell: (digest: ContentDigest) => void,
): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256');
  let size = 0;
  for await (const piece of pieces) {
    hash.update(piece);
    size += piece.length;
    yield piece;
  }
  tell({ name, size, sha256: hash.digest('hex') });
}

export async function measure(name: string, pieces: AsyncIterable<Uint8Array>): Promise<ContentDigest> {
  let digest: ContentDigest | undefined;
  await drain(measured(name, pieces, (told) => (digest = told)));
  return digest as ContentDigest;
}
