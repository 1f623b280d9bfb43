import type { Act } from '@kidney/contract/office/audit-log/acts.paths.ts';
import { whoActs } from '../../platform/acting.ts';
import type { Tx } from '../../platform/database.ts';
import { atTheEnd } from '../../platform/transaction-end.ts';
import { createSeals, type Linked, type Mark } from './chain.ts';
import { chainOf, requireIdsOnly, type Chain, type Deed, type Details, type Subject } from './entry.ts';
import { logWriterRepository } from './log-writer.repository.ts';

export interface More {
  details?: Details;
  /** Where the caller becomes somebody only by this act, as in signing in. */
  actorId?: number;
}

/** The door for whoever does something that is to be known later. */
export interface AuditLog {
  /** Written at the end of the transaction: it is in the log when, and only when, the act itself is done. */
  record(tx: Tx, act: Act, subject: Subject | null, more?: More): void;
  /** Somebody is shown what is known about these people, and by which call. No entry, no data: read them in the same transaction. */
  recordReading(tx: Tx, people: readonly Subject[], details?: Details): void;
}

/** For sample content and tests: nobody did it. */
export const unrecorded: AuditLog = { record: () => {}, recordReading: () => {} };

/** Whoever is shown somebody twice in one transaction has looked once. */
const isLookAt = ({ act, subject }: Deed, { kind, id }: Subject): boolean =>
  act === 'read' && subject?.kind === kind && subject.id === id;

export function createLogWriter(secret: Uint8Array): AuditLog {
  const seals = createSeals(secret);
  const waiting = new WeakMap<Tx, Deed[]>();

  async function write(tx: Tx, deeds: readonly Deed[]): Promise<void> {
    const heads = await logWriterRepository.lockHeads(tx);
    const ends = new Map<Chain, Mark>();
    const entries = deeds.map((deed): Linked => {
      const chain = chainOf(deed.act);
      const head = heads.get(chain);
      if (!head) throw new Error('the end of the log is not there: see docs/how-to/verify-the-log.md');
      const last = ends.get(chain) ?? head;
      const entry = { ...deed, chain, seq: last.seq + 1, at: head.now, previous: last.link };
      const link = seals.link(entry);
      ends.set(chain, { chain, seq: entry.seq, at: entry.at, link });
      return { ...entry, link };
    });
    await logWriterRepository.append(
      tx,
      entries,
      [...ends.values()].map((mark) => ({ ...mark, seal: seals.head(mark) })),
    );
  }

  function add(tx: Tx, deed: Deed): void {
    requireIdsOnly(deed);
    const deeds = waiting.get(tx);
    if (deeds) return void deeds.push(deed);
    const first = [deed];
    atTheEnd(tx, () => write(tx, first));
    waiting.set(tx, first);
  }

  const record: AuditLog['record'] = (tx, act, subject, { details = {}, actorId } = {}) => {
    const { accountId, address, requestId } = whoActs();
    const from = address?.slice(0, 64) ?? null;
    add(tx, { actorId: actorId ?? accountId, address: from, requestId, act, subject, details });
  };

  return {
    record,
    recordReading: (tx, people, details = {}) => {
      for (const person of people) {
        const isToldMore = Object.keys(details).length > 0;
        const isThere = waiting.get(tx)?.some((deed) => isLookAt(deed, person));
        if (isThere && !isToldMore) continue;
        const { door } = whoActs();
        record(tx, 'read', person, { details: { ...details, ...(door && { door }) } });
      }
    },
  };
}
