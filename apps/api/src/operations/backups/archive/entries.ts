import { drain, readerOf, type ByteReader } from './byte-reader.ts';
import { refusals } from './sealed.ts';

type Pieces = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

export interface Entry {
  name: string;
  /** To be read, or left, before the next entry is asked for. */
  bytes: AsyncGenerator<Buffer>;
}

function uint(value: number, size: 2 | 4): Buffer {
  const bytes = Buffer.alloc(size);
  bytes.writeUIntBE(value, 0, size);
  return bytes;
}

/** A name, then pieces with their lengths, then a length of nothing: the size need not be known before. */
export async function* packEntry(name: string, pieces: Pieces): AsyncGenerator<Uint8Array> {
  const label = Buffer.from(name);
  yield Buffer.concat([uint(label.length, 2), label]);
  for await (const piece of pieces) {
    if (piece.length === 0) continue;
    yield uint(piece.length, 4);
    yield piece;
  }
  yield uint(0, 4);
}

async function readExactly(reader: ByteReader, count: number): Promise<Buffer> {
  const bytes = await reader.take(count);
  if (bytes.length < count) throw refusals.damaged();
  return bytes;
}

async function* piecesOf(reader: ByteReader): AsyncGenerator<Buffer> {
  for (;;) {
    const size = (await readExactly(reader, 4)).readUInt32BE();
    if (size === 0) return;
    for (let left = size; left > 0;) {
      const piece = await readExactly(reader, Math.min(left, 65_536));
      left -= piece.length;
      yield piece;
    }
  }
}

export async function* unpackEntries(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Entry> {
  await using reader = readerOf(bytes);
  while (!(await reader.isAtEnd())) {
    const length = (await readExactly(reader, 2)).readUInt16BE();
    const entry = { name: (await readExactly(reader, length)).toString(), bytes: piecesOf(reader) };
    yield entry;
    await drain(entry.bytes);
  }
}
