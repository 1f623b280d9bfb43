import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Chain, Deed } from './entry.ts';

/** An entry in its place. `previous` is the link before it, so that each can be tested alone and in its row. */
export interface Linked extends Deed {
  chain: Chain;
  seq: number;
  at: Date;
  previous: Buffer;
  link: Buffer;
}

/** Where a chain ends, or up to where it has been dropped. */
export interface Mark {
  chain: Chain;
  seq: number;
  at: Date;
  link: Buffer;
}

export const firstLink = Buffer.alloc(32);

/** The database may order the keys as it likes. */
const sorted = (details: Deed['details']) => Object.entries(details).toSorted(([a], [b]) => (a < b ? -1 : 1));

/** Everything that was written down, in one form only. */
const wordsOf = (entry: Omit<Linked, 'link'>): string =>
  JSON.stringify([
    entry.chain,
    entry.seq,
    entry.at.toISOString(),
    entry.actorId,
    entry.address,
    entry.requestId,
    entry.act,
    entry.subject?.kind ?? null,
    entry.subject?.id ?? null,
    sorted(entry.details),
  ]);

export function createSeals(secret: Uint8Array) {
  // The first word keeps one kind of seal from being taken for another.
  const seal = (kind: string, ...parts: (string | Uint8Array)[]) => {
    const mac = createHmac('sha256', secret).update(`${kind}\n`);
    for (const part of parts) mac.update(part);
    return mac.digest();
  };
  const markWords = ({ chain, seq, at }: Mark) => JSON.stringify([chain, seq, at.toISOString()]);

  return {
    link: (entry: Omit<Linked, 'link'>): Buffer => seal('entry', entry.previous, wordsOf(entry)),
    head: (mark: Mark): Buffer => seal('head', mark.link, markWords(mark)),
    checkpoint: (mark: Mark): Buffer => seal('checkpoint', mark.link, markWords(mark)),
  };
}

export type Seals = ReturnType<typeof createSeals>;

export const isSame = (a: Uint8Array, b: Uint8Array): boolean => a.length === b.length && timingSafeEqual(a, b);
