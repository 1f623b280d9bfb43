import {
  entriesOnPage,
  monthsMost,
  type EntryFilter,
  type EntryPage,
  type LogMonth,
  type LogOverview,
} from '@kidney/contract/office/audit-log/audit-log.schema.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Db } from '../../platform/database.ts';
import { AppError } from '../../platform/errors.ts';
import { addDays } from '../../platform/seoul-time.ts';
import { peopleIn, presentEntry, presentMonth, type Figures, type Names } from './audit-log.presenter.ts';
import { readCursor, writeCursor } from './cursor.ts';
import { addMonths, beginOf, monthOf } from './log-months.ts';
import { logReaderRepository } from './log-reader.repository.ts';
import type { AuditLog } from './log-writer.ts';

/** Names live with the accounts, which themselves write into the log: they are handed in. */
export interface People {
  names(db: Db, ids: readonly number[]): Promise<Names>;
  staff(db: Db, most: number): Promise<{ id: number; nickName: string }[]>;
}

interface Deps {
  database: Database;
  clock: Clock;
  people: People;
  writer: AuditLog;
}

const peopleMost = 500;
const nothing: Figures = { entries: 0, failures: 0, rights: 0, readings: 0 };
const beginOfDay = (day: string) => `${day}T00:00:00+09:00`;

export function createLogReader({ database, clock, people, writer }: Deps) {
  const { read } = database;
  const thisMonth = () => monthOf(clock.now());

  /** From the first entry, or as far back as the screen goes, to the month under way; the newest first. */
  async function monthsThere(): Promise<string[]> {
    const first = await logReaderRepository.first(read);
    const begun = first ? monthOf(first) : thisMonth();
    const back = Array.from({ length: monthsMost }, (_, n) => addMonths(thisMonth(), -n));
    return back.filter((month) => month >= begun);
  }

  async function months(): Promise<LogMonth[]> {
    const there = await monthsThere();
    const checks = new Map((await logReaderRepository.checks(read, monthsMost)).map((row) => [row.month, row]));
    // What was looked over was counted then; only the others are counted now.
    const oldest = there.findLast((month) => !checks.has(month)) ?? thisMonth();
    const until = beginOf(addMonths(thisMonth(), 1));
    const counted = await logReaderRepository.figures(read, beginOf(oldest), until);
    const figures = new Map(counted.map((row) => [row.month, row]));
    const names = await people.names(read, [...new Set([...checks.values()].map((row) => row.checkedBy))]);
    return there.map((month) => {
      const check = checks.get(month);
      return presentMonth(month, check ?? figures.get(month) ?? nothing, check, names, month < thisMonth());
    });
  }

  return {
    async entries({ actor, act, kind, id, from, until, older }: EntryFilter): Promise<EntryPage> {
      const filter = {
        actorId: actor === undefined ? undefined : Number(actor),
        act,
        kind,
        id,
        from: from && beginOfDay(from),
        until: until && beginOfDay(addDays(until, 1)),
      };
      const before = older === undefined ? null : readCursor(older);
      const rows = await logReaderRepository.list(read, filter, before, entriesOnPage + 1);
      const page = rows.slice(0, entriesOnPage);
      const last = rows.length > entriesOnPage ? page.at(-1) : undefined;
      const names = await people.names(read, peopleIn(page));
      return { entries: page.map((row) => presentEntry(row, names)), older: last ? writeCursor(last) : null };
    },

    overview: async (): Promise<LogOverview> => ({
      months: await months(),
      people: await people.staff(read, peopleMost),
    }),

    /** How many months are over and nobody has looked them over. */
    async countUnchecked(most: number): Promise<number> {
      const checked = new Set((await logReaderRepository.checks(read, monthsMost)).map(({ month }) => month));
      const waiting = (await monthsThere()).filter((month) => month < thisMonth() && !checked.has(month));
      return Math.min(waiting.length, most);
    },

    /** Somebody has looked the month over. It stands: a tick cannot be taken back. */
    async check(month: string, accountId: number): Promise<LogMonth> {
      if (month >= thisMonth()) {
        throw new AppError('CONFLICT', { message: '아직 끝나지 않은 달입니다. 다음 달에 점검해 주십시오.' });
      }
      if (!(await monthsThere()).includes(month)) throw new AppError('NOT_FOUND', { message: '기록이 없는 달입니다.' });
      const check = await database.write.transaction(async (tx) => {
        const until = beginOf(addMonths(month, 1));
        const [found] = await logReaderRepository.figures(tx, beginOf(month), until);
        const row = await logReaderRepository.addCheck(tx, { ...nothing, ...found, month, checkedBy: accountId });
        if (!row) throw new AppError('CONFLICT', { message: '다른 분이 먼저 점검한 달입니다.' });
        writer.record(tx, 'checked', { kind: 'log-month', id: month });
        return row;
      });
      return presentMonth(month, check, check, await people.names(read, [accountId]), true);
    },
  };
}

export type LogReader = ReturnType<typeof createLogReader>;
