import { factsMost, type FactContent } from '@kidney/contract/facts/facts.schema.ts';
import type { SheetFormat } from '@kidney/contract/shared/sheet.schema.ts';
import type { Clock } from '../../platform/clock.ts';
import { announceContentChange } from '../../platform/content-changes.ts';
import type { Database, Tx } from '../../platform/database.ts';
import { AppError } from '../../platform/errors.ts';
import { seoulDate } from '../../platform/seoul-time.ts';
import { writeSpreadsheet } from '../../platform/spreadsheet/write-spreadsheet.ts';
import type { AuditLog } from '../audit-log/index.ts';
import type { Revisions } from '../revisions/index.ts';
import { presentFact } from './facts.presenter.ts';
import { factsRepository } from './facts.repository.ts';
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

  return {
    onChange: (listener: Listener) => void listeners.push(listener),

    byKeysIn: async (tx: Tx, keys: string[]) =>
      keys.length === 0 ? [] : (await factsRepository.byKeys(tx, keys)).map(presentFact),

    async list() {
      return (await factsRepository.list(database.read, factsMost)).map(presentFact);
    },

    async export(format: SheetFormat) {
      const facts = (await factsRepository.list(database.read, factsMost)).map(presentFact);
      return writeSpreadsheet(`금액과-사실-${seoulDate(clock.now())}`, format, columns, facts);
    },

    async byKeys(keys: string[]) {
      return keys.length === 0 ? [] : (await factsRepository.byKeys(database.read, keys)).map(presentFact);
    },

    /** How many have to be held against their source again: after a year, or because nobody ever did. */
    countUnchecked(most: number): Promise<number> {
      const today = seoulDate(clock.now());
      const aYearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
      return factsRepository.countNotCheckedSince(database.read, aYearAgo, most);
    },

    async get(key: string) {
      const row = await factsRepository.find(database.read, key);
      if (!row) throw new AppError('NOT_FOUND');
      return presentFact(row);
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

    async update(key: string, content: FactContent, seen: number | undefined, authorId: number) {
      return database.write.transaction(async (tx) => {
        const row = await factsRepository.update(tx, key, content, seen);
        if (!row) {
          const current = await factsRepository.find(tx, key);
          if (!current) throw new AppError('NOT_FOUND');
          throw new AppError('STALE_VERSION', { current: presentFact(current) });
        }
        await revisions.record(tx, { subject, key, version: row.version, content, authorId });
        for (const listener of listeners) await listener(tx, key);
        await announceContentChange(tx, [factsTag]);
        auditLog.record(tx, 'changed', { kind: 'fact', id: key });
        return presentFact(row);
      });
    },
  };
}

export type FactsService = ReturnType<typeof createFactsService>;
