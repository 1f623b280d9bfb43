import { createReadStream, existsSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { OperatorError } from '../../../platform/operator-error.ts';
import { unpackEntries, type Entry } from './entries.ts';
import { manifestName, manifestSchema, measure, type ContentDigest, type Manifest } from './manifest.ts';
import { refusals, unseal } from './sealed.ts';

export const entriesOf = (path: string, key: Uint8Array): AsyncGenerator<Entry> =>
  unpackEntries(unseal(createReadStream(path), key));

async function readManifest({ bytes }: Entry): Promise<Manifest> {
  const pieces: Buffer[] = [];
  for await (const piece of bytes) pieces.push(piece);
  return manifestSchema.parse(JSON.parse(Buffer.concat(pieces).toString()));
}

/** Reads all of it and writes nothing: what this lets pass is whole, unchanged, and holds what its manifest says. */
export async function checkArchive(path: string, key: Uint8Array): Promise<Manifest> {
  if (!existsSync(path)) throw new OperatorError(`There is no file ${path}.`);
  const content: ContentDigest[] = [];
  let manifest: Manifest | undefined;
  for await (const entry of entriesOf(path, key)) {
    if (manifest) throw refusals.damaged();
    if (entry.name === manifestName) manifest = await readManifest(entry);
    else content.push(await measure(entry.name, entry.bytes));
  }
  if (!manifest || !isDeepStrictEqual(manifest.content, content)) throw refusals.damaged();
  return manifest;
}
