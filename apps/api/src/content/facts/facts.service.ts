import {
  factsMost,
  factVersionsMost,
  factContentSchema,
  type FactContent,
} from '@kidney/contract/content/facts/facts.schema.ts';
import type { SheetFormat } from '@kidney/contract/shared/sheet.schema.ts';
import type { Clock } from '../../platform/clock.ts';
import { announceContentChange } from '../../platform/content-changes.ts';
import type { Database, Tx } from '../../platform/database.ts';
import { AppError } from '../../platform/errors.ts';
import { seoulDate } from '../../platform/seoul-time.ts';
import { writeSpreadsheet } from '../../platform/spreadsheet/write-spreadsheet.ts';
import type { AuditLog } from '../../office/audit-log/index.ts';
import type { Revisions } from '../../office/revisions/index.ts';
import { checkFact } from './check-fact.ts';
import { createFactPlaces } from './fact-places.ts';
import { contentOf, isDue, presentFact, presentManaged } from './facts.presenter.ts';
import { factsRepository, type FactRow } from './facts.repository.ts';
import { columns } from './sheet-columns.ts';

export const factsTag = 'facts';
const subject = 'fact';

/** Told of a fact in the transaction that changes it. */
type Listener = (tx: Tx, key: string) => Promise<void>;

interface Deps {
  database: Database;
  clock: Clock;
  revisions: Revisions;
  auditLog: AuditLog;
}

export function createFactsService({ database, clock, revisions, auditLog }: Deps) {
  const listeners: Listener[] = [];
  const places = createFactPlaces();
  const today = () => seoulDate(clock.now());
  const present = (row: FactRow) => presentFact(row, today);

  async function tellOfChange(tx: Tx, keys: readonly string[]): Promise<void> {
    for (const key of keys) for (const listener of listeners) await listener(tx, key);
    await announceContentChange(tx, [factsTag]);
  }

  /** The row as it counts today: what was planned for a day that has come is in it. */
  async function findToday(tx: Tx, key: string): Promise<FactRow> {
    const row = await factsRepository.find(tx, key);
    if (!row) throw new AppError('NOT_FOUND');
    if (!isDue(row.planned, today)) return row;
    await factsRepository.fold(tx, key, row.planned);
    return { ...row, ...row.planned, planned: null };
  }

  return {
    onChange: (listener: Listener) => void listeners.push(listener),
    addPlaces: places.add,

    byKeysIn: async (tx: Tx, keys: string[]) =>
      keys.length === 0 ? [] : (await factsRepository.byKeys(tx, keys)).map(present),

    async list() {
      return (await factsRepository.list(database.read, factsMost)).map(present);
    },

    async managed() {
      const [rows, placesOf] = await Promise.all([factsRepository.list(database.read, factsMost), places.all()]);
      return rows.map((row) => presentManaged(row, today, placesOf(row.key)));
    },

    async versions(key: string) {
      const saved = await revisions.listWhole(subject, key, factVersionsMost);
      if (saved.length === 0) throw new AppError('NOT_FOUND');
      return saved.map(({ content, ...each }) => ({ ...each, content: factContentSchema.parse(content) }));
    },

    async export(format: SheetFormat) {
      const facts = (await factsRepository.list(database.read, factsMost)).map(present);
      return writeSpreadsheet(`금액과-사실-${today()}`, format, columns, facts);
    },

    async byKeys(keys: string[]) {
      return keys.length === 0 ? [] : (await factsRepository.byKeys(database.read, keys)).map(present);
    },

    /** How many have to be held against their source again: after a year, or because nobody ever did. */
    countUnchecked(most: number): Promise<number> {
      const day = today();
      const aYearAgo = `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;
      return factsRepository.countNotCheckedSince(database.read, aYearAgo, most);
    },

    async get(key: string) {
      const row = await factsRepository.find(database.read, key);
      if (!row) throw new AppError('NOT_FOUND');
      return present(row);
    },

    async seed(rows: readonly (FactContent & { key: string })[]) {
      return database.write.transaction(async (tx) => {
        const added = await factsRepository.insertMissing(tx, [...rows]);
        for (const { key, ...content } of rows.filter((row) => added.has(row.key))) {
          await revisions.record(tx, { subject, key, version: 1, content, authorId: null });
        }
        if (added.size > 0) await announceContentChange(tx, [factsTag]);
        return added.size;
      });
    },

    /** With a later day of effect the change waits for that day; until then all stays as it is. */
    async update(key: string, given: FactContent, seen: number | undefined, authorId: number) {
      return database.write.transaction(async (tx) => {
        const before = await findToday(tx, key);
        const content = checkFact(given, present(before), today());
        const isLater = (content.effectiveFrom ?? '') > today();
        const row = isLater
          ? await factsRepository.plan(tx, key, content, seen)
          : await factsRepository.update(tx, key, content, seen);
        if (!row) throw new AppError('STALE_VERSION', { current: present(before) });
        await revisions.record(tx, { subject, key, version: row.version, content, authorId });
        if (!isLater) await tellOfChange(tx, [key]);
        auditLog.record(tx, 'changed', { kind: 'fact', id: key });
        return { fact: present(row), from: isLater ? content.effectiveFrom : null };
      });
    },

    async cancelPlanned(key: string, seen: number | undefined, authorId: number) {
      return database.write.transaction(async (tx) => {
        const before = await findToday(tx, key);
        if (before.planned === null) throw new AppError('NOT_FOUND', { message: '예정된 것이 없습니다.' });
        const row = await factsRepository.plan(tx, key, null, seen);
        if (!row) throw new AppError('STALE_VERSION', { current: present(before) });
        await revisions.record(tx, { subject, key, version: row.version, content: contentOf(before), authorId });
        auditLog.record(tx, 'changed', { kind: 'fact', id: key });
        return present(row);
      });
    },

    /** Puts into the rows, and so into the search, what counts from today on. Pages show it from midnight whether or not this ran. */
    async takeEffect() {
      await database.write.transaction(async (tx) => {
        const rows = await factsRepository.due(tx, today(), factsMost);
        for (const { key, planned } of rows) if (planned) await factsRepository.fold(tx, key, planned);
        if (rows.length > 0)
          await tellOfChange(
            tx,
            rows.map(({ key }) => key),
          );
      });
    },
  };
}

export type FactsService = ReturnType<typeof createFactsService>;
