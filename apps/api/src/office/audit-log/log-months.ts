import type { Database } from '../../platform/database.ts';
import { seoulDate } from '../../platform/seoul-time.ts';
import { createSeals } from './chain.ts';
import type { Chain } from './entry.ts';
import { logChainRepository } from './log-chain.repository.ts';
import { logMonthsRepository } from './log-months.repository.ts';
import { createLogWriter } from './log-writer.ts';
import { chains, verifyLog } from './verify-log.ts';

/** So long a month is kept after its end. */
const monthsKept: Record<Chain, number> = { acts: 24, rights: 36 };
/** A job that is forgotten for a year does no harm. */
const monthsAhead = 13;

export function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}

export const monthOf = (moment: Date): string => seoulDate(moment).slice(0, 7);
export const beginOf = (month: string): string => `${month}-01T00:00:00+09:00`;

/** Makes the places of the months to come. Gives how many were made. */
export async function makeLogMonths(database: Database, now: Date): Promise<number> {
  let made = 0;
  const ahead = Array.from({ length: monthsAhead + 1 }, (_, n) => addMonths(monthOf(now), n));
  for (const chain of chains) {
    made += await database.write.transaction(async (tx) => {
      await logMonthsRepository.stopWriters(tx);
      const there = new Set(await logMonthsRepository.placed(tx, chain));
      const wanted = new Set([...(await logMonthsRepository.unplaced(tx, chain)), ...ahead]);
      const missing = [...wanted].filter((month) => !there.has(month));
      for (const month of missing) await logMonthsRepository.make(tx, chain, month);
      return missing.length;
    });
  }
  return made;
}

/**
 * Drops the months whose time is over, each with a sealed checkpoint from which the rest is verified. Refuses while the
 * log is not sound: what was done to it must not be dropped with it.
 */
export async function dropLogMonths(database: Database, secret: Uint8Array, now: Date): Promise<string[]> {
  const { problems } = await verifyLog(database, secret);
  if (problems.length > 0) throw new Error('the log is not sound, so nothing was dropped: run verify-log');
  const seals = createSeals(secret);
  const auditLog = createLogWriter(secret);
  const dropped: string[] = [];
  for (const chain of chains) {
    const oldest = addMonths(monthOf(now), -monthsKept[chain]);
    const over = (await logMonthsRepository.placed(database.write, chain)).filter((month) => month < oldest);
    for (const month of over) {
      await database.write.transaction(async (tx) => {
        await logMonthsRepository.stopWriters(tx);
        const until = new Date(beginOf(addMonths(month, 1)));
        const last = await logChainRepository.lastWithin(tx, chain, new Date(beginOf(month)), until);
        await logMonthsRepository.drop(tx, chain, month, last && { seq: last.seq, seal: seals.checkpoint(last) });
        auditLog.record(tx, 'dropped', { kind: 'log-month', id: month }, { details: { chain } });
      });
      dropped.push(`${chain} ${month}`);
    }
  }
  return dropped;
}
