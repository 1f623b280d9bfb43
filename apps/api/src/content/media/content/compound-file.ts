import { refusals } from '../refusals.ts';

const noMoreSectors = 0xfffffffa;
const entryLength = 128;
const miniSector = 64;

/** Follows a chain of sectors. Every sector is visited at most once, so a ring ends as a damaged file. */
function follow(table: readonly number[], first: number): number[] {
  const chain: number[] = [];
  const seen = new Set<number>();
  for (let at = first; at < noMoreSectors; at = table[at] ?? NaN) {
    if (seen.has(at) || !(at < table.length)) throw refusals.damaged();
    seen.add(at);
    chain.push(at);
  }
  return chain;
}

function numbersIn(bytes: Buffer): number[] {
  return Array.from({ length: Math.floor(bytes.length / 4) }, (_, n) => bytes.readUInt32LE(n * 4));
}

interface Layout {
  sector(at: number): Buffer;
  join(chain: readonly number[]): Buffer;
  table: number[];
}

function readLayout(file: Buffer): Layout {
  const size = 1 << file.readUInt16LE(30);
  if (size !== 512 && size !== 4096) throw refusals.damaged();
  const sector = (at: number) => {
    const from = (at + 1) * size;
    if (from >= file.length) throw refusals.damaged();
    return file.subarray(from, from + size);
  };
  const join = (chain: readonly number[]) => Buffer.concat(chain.map(sector));
  const lists = numbersIn(file.subarray(76, 512));
  const seen = new Set<number>();
  for (let at = file.readUInt32LE(68); at < noMoreSectors;) {
    if (seen.has(at)) throw refusals.damaged();
    seen.add(at);
    const more = numbersIn(sector(at));
    at = more.pop() ?? noMoreSectors;
    lists.push(...more);
  }
  const table = numbersIn(join(lists.filter((at) => at < noMoreSectors)));
  return { sector, join, table };
}

interface Entry {
  name: string;
  first: number;
  size: number;
}

function readDirectory(bytes: Buffer): Entry[] {
  const entries: Entry[] = [];
  for (let at = 0; at + entryLength <= bytes.length; at += entryLength) {
    const nameLength = Math.max(0, Math.min(64, bytes.readUInt16LE(at + 64)) - 2);
    entries.push({
      name: bytes.toString('utf16le', at, at + nameLength),
      first: bytes.readUInt32LE(at + 116),
      size: bytes.readUInt32LE(at + 120),
    });
  }
  return entries;
}

/** The beginning of a stream in an OLE compound file, the container of HWP; null where it has no such stream. */
export function readStream(file: Buffer, name: string, length: number): Buffer | null {
  try {
    const { join, table } = readLayout(file);
    const [root, ...entries] = readDirectory(join(follow(table, file.readUInt32LE(48))));
    const entry = entries.find((each) => each.name === name);
    if (!root || !entry) return null;
    if (entry.size >= file.readUInt32LE(56)) return join(follow(table, entry.first)).subarray(0, length);
    const small = numbersIn(join(follow(table, file.readUInt32LE(60))));
    const shelf = join(follow(table, root.first));
    const pieces = follow(small, entry.first).map((at) => shelf.subarray(at * miniSector, (at + 1) * miniSector));
    return Buffer.concat(pieces).subarray(0, Math.min(length, entry.size));
  } catch (error) {
    if (error instanceof RangeError) throw refusals.damaged();
    throw error;
  }
}
