import type { Database, Tx } from '../../platform/database.ts';
import { createSeals, firstLink, isSame, type Linked, type Mark, type Seals } from './chain.ts';
import type { Chain } from './entry.ts';
import { logChainRepository, type SealedMark } from './log-chain.repository.ts';

export const chains: readonly Chain[] = ['acts', 'rights'];
const atOnce = 2_000;

/**
 * `missing`: numbers that are not there. `changed`: not what was written. `inserted`: nobody of ours wrote it there.
 * `misplaced`: ours, but from another history. `cut-off`: the end is gone. `end-replaced`, `checkpoint-replaced`: not our seal.
 */
export type ProblemKind =
  | 'missing'
  | 'changed'
  | 'inserted'
  | 'misplaced'
  | 'cut-off'
  | 'end-replaced'
  | 'checkpoint-replaced';

export interface Problem {
  chain: Chain;
  what: ProblemKind;
  from: number;
  until: number;
}

/** An end of a chain that somebody noted earlier, in a place the database cannot reach. */
export type Noted = Pick<Mark, 'chain' | 'seq' | 'link'>;

export interface Verified {
  entries: number;
  problems: Problem[];
  ends: Noted[];
}

/** Reads a chain number by number, all rows that claim the same number together. */
async function* byNumber(tx: Tx, chain: Chain): AsyncGenerator<Linked[]> {
  let group: Linked[] = [];
  let last: Linked | undefined;
  for (;;) {
    const rows = await logChainRepository.after(tx, chain, last, atOnce);
    for (const row of rows) {
      if (last && last.seq !== row.seq) {
        yield group;
        group = [];
      }
      group.push(row);
      last = row;
    }
    if (rows.length < atOnce) break;
  }
  if (group.length > 0) yield group;
}

async function verifyChain(tx: Tx, chain: Chain, seals: Seals, noted: readonly Noted[]): Promise<Verified> {
  const problems: Problem[] = [];
  const found = (what: ProblemKind, from: number, until = from) => problems.push({ chain, what, from, until });
  const isSound = (row: Linked) => isSame(row.link, seals.link(row));
  const isSealed = (mark: SealedMark, kind: 'head' | 'checkpoint') => isSame(mark.seal, seals[kind](mark));

  let last: Pick<Mark, 'seq' | 'link'> & { isSound: boolean } = { seq: 0, link: firstLink, isSound: true };
  for (const mark of await logChainRepository.checkpoints(tx, chain)) {
    if (isSealed(mark, 'checkpoint')) last = { ...mark, isSound: true };
    else found('checkpoint-replaced', mark.seq);
  }
  const notes = new Map(noted.filter((note) => note.chain === chain).map((note) => [note.seq, note.link]));
  for (const seq of notes.keys()) if (seq <= last.seq) notes.delete(seq);
  const head = await logChainRepository.head(tx, chain);

  let entries = 0;
  for await (const rows of byNumber(tx, chain)) {
    entries += rows.length;
    const [first, ...others] = rows.toSorted((a, b) => Number(isSound(b)) - Number(isSound(a)));
    if (!first) continue;
    if (first.seq <= last.seq) {
      found('inserted', first.seq);
      continue;
    }
    if (others.length > 0) found('inserted', first.seq);
    if (first.seq > last.seq + 1) found('missing', last.seq + 1, first.seq - 1);
    const note = notes.get(first.seq);
    notes.delete(first.seq);
    if (!isSound(first)) found(head && first.seq > head.seq ? 'inserted' : 'changed', first.seq);
    else if (first.seq === last.seq + 1 && last.isSound && !isSame(first.previous, last.link)) {
      found('misplaced', first.seq);
    } else if (note && !isSame(note, first.link)) found('misplaced', first.seq);
    last = { seq: first.seq, link: first.link, isSound: isSound(first) };
  }

  const isNew = head?.seq === 0 && last.seq === 0;
  if (!head || (!isNew && !isSealed(head, 'head'))) found('end-replaced', head?.seq ?? 0);
  else if (head.seq > last.seq) found('cut-off', last.seq + 1, head.seq);
  else if (head.seq < last.seq || (last.isSound && !isSame(head.link, last.link))) found('end-replaced', head.seq);
  for (const seq of notes.keys()) if (seq > last.seq) found('cut-off', last.seq + 1, seq);
  return { entries, problems, ends: [{ chain, seq: last.seq, link: last.link }] };
}

/** Goes through the whole log as it stands at one moment, and says what is not as it was written. */
export function verifyLog(database: Database, secret: Uint8Array, noted: readonly Noted[] = []): Promise<Verified> {
  const seals = createSeals(secret);
  return database.jobs.transaction(
    async (tx) => {
      const parts = [];
      for (const chain of chains) parts.push(await verifyChain(tx, chain, seals, noted));
      return {
        entries: parts.reduce((sum, part) => sum + part.entries, 0),
        problems: parts.flatMap((part) => part.problems),
        ends: parts.flatMap((part) => part.ends),
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
