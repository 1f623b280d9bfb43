import { dutiesMost, type Duty, type DutyContent } from '@kidney/contract/office/duties/duties.schema.ts';
import type { Act } from '@kidney/contract/office/audit-log/acts.paths.ts';
import type { SheetFile, SheetFormat } from '@kidney/contract/shared/sheet.schema.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/database.ts';
import { AppError } from '../../platform/errors.ts';
import { seoulDate } from '../../platform/seoul-time.ts';
import { writeSpreadsheet } from '../../platform/spreadsheet/write-spreadsheet.ts';
import type { AuditLog } from '../audit-log/index.ts';
import { firstYear } from './due-day.ts';
import { columns } from './duty-sheet.ts';
import { presentDuty } from './duties.presenter.ts';
import { dutiesRepository, type DutyRow } from './duties.repository.ts';

export interface DutiesDeps {
  database: Database;
  clock: Clock;
  auditLog: AuditLog;
}

const subjectOf = (id: number) => ({ kind: 'duty', id: String(id) }) as const;

export function createDutiesService({ database, clock, auditLog }: DutiesDeps) {
  const insert = (tx: Tx, content: DutyContent) =>
    dutiesRepository.insert(tx, { ...content, dueYear: firstYear(content, seoulDate(clock.now())) }, dutiesMost);

  /** Nothing matched: either it is gone, or somebody else was first. */
  async function refuse(tx: Tx, id: number): Promise<never> {
    const current = await dutiesRepository.find(tx, id);
    if (!current) throw new AppError('NOT_FOUND', { message: '이미 삭제된 일입니다.' });
    throw new AppError('STALE_VERSION', { current: presentDuty(current) });
  }

  const change = (id: number, act: Act, work: (tx: Tx) => Promise<DutyRow | undefined>): Promise<Duty> =>
    database.write.transaction(async (tx) => {
      const row = (await work(tx)) ?? (await refuse(tx, id));
      auditLog.record(tx, act, subjectOf(id));
      return presentDuty(row);
    });

  return {
    async list(): Promise<Duty[]> {
      return (await dutiesRepository.list(database.read, dutiesMost)).map(presentDuty);
    },

    async export(format: SheetFormat): Promise<SheetFile> {
      const duties = (await dutiesRepository.list(database.read, dutiesMost)).map(presentDuty);
      return writeSpreadsheet(`해마다-할-일-${seoulDate(clock.now())}`, format, columns, duties);
    },

    async create(content: DutyContent): Promise<Duty> {
      return database.write.transaction(async (tx) => {
        const row = await insert(tx, content);
        if (!row)
          throw new AppError('LIMIT_REACHED', { message: `해마다 할 일은 ${dutiesMost}개까지 넣을 수 있습니다.` });
        auditLog.record(tx, 'created', subjectOf(row.id));
        return presentDuty(row);
      });
    },

    /** Fills an empty list, and leaves any other alone. Returns how many were added. */
    async seed(contents: readonly DutyContent[]): Promise<number> {
      return database.write.transaction(async (tx) => {
        if (!(await dutiesRepository.isEmpty(tx))) return 0;
        for (const content of contents) await insert(tx, content);
        return contents.length;
      });
    },

    update: (id: number, content: DutyContent, seen: number | undefined) =>
      change(id, 'changed', (tx) => dutiesRepository.update(tx, id, content, seen)),

    tick: (id: number, seen: number) => change(id, 'ticked', (tx) => dutiesRepository.tick(tx, id, seen, clock.now())),

    untick: (id: number, seen: number) => change(id, 'unticked', (tx) => dutiesRepository.untick(tx, id, seen)),

    async remove(id: number, seen: number | undefined): Promise<void> {
      await database.write.transaction(async (tx) => {
        if (!(await dutiesRepository.remove(tx, id, seen))) await refuse(tx, id);
        auditLog.record(tx, 'removed', subjectOf(id));
      });
    },
  };
}

export type DutiesService = ReturnType<typeof createDutiesService>;
