import type { ServiceOverview } from '@kidney/contract/transport/service-days/service-days.schema.ts';
import type { Clock } from '../../platform/clock.ts';
import { announceContentChange } from '../../platform/content-changes.ts';
import type { Database, Db, Tx } from '../../platform/database.ts';
import { AppError } from '../../platform/errors.ts';
import { addDays, seoulDate } from '../../platform/seoul-time.ts';
import type { AuditLog } from '../../office/audit-log/index.ts';
import { holidaysOf, nameOf } from './public-holidays.ts';
import { closuresAfter, serviceDay, servedDayAfter, weekOf } from './service-calendar.ts';
import { serviceDaysRepository } from './service-days.repository.ts';

export const serviceDaysTag = 'service-days';
const daysAhead = 120;
const mostClosures = 5;

interface Deps {
  database: Database;
  clock: Clock;
  auditLog: AuditLog;
}

export function createServiceDaysService({ database, clock, auditLog }: Deps) {
  /** Why there is no service on each of these days, by what the office has set and by what the law says. */
  async function reasonsBetween(db: Db | Tx, from: string, until: string) {
    const years = [...new Set([from.slice(0, 4), until.slice(0, 4)])];
    const holidays = new Map(await Promise.all(years.map(async (year) => [year, await holidaysOf(year)] as const)));
    const closures = new Map(
      (await serviceDaysRepository.between(db, from, until)).map((row) => [row.date, row.reason]),
    );
    const reasonOf = (date: string) => closures.get(date) ?? nameOf(holidays.get(date.slice(0, 4)) ?? null, date);
    return { holidays, reasonOf };
  }

  return {
    async overview(): Promise<ServiceOverview> {
      const today = seoulDate(clock.now());
      const [from, until] = [addDays(today, -7), addDays(today, daysAhead)];
      const { holidays, reasonOf } = await reasonsBetween(database.read, from, until);
      return {
        today: serviceDay(today, reasonOf),
        week: weekOf(today, reasonOf),
        closures: closuresAfter(today, daysAhead, mostClosures, reasonOf),
        holidaysKnown: [...holidays.values()].every((year) => year !== null),
      };
    },

    /** The day on which so many working days have passed. */
    async workingDayAfter(db: Db | Tx, date: string, days: number): Promise<string> {
      const { reasonOf } = await reasonsBetween(db, date, addDays(date, daysAhead));
      return servedDayAfter(date, days, reasonOf);
    },

    async closures() {
      const today = seoulDate(clock.now());
      return serviceDaysRepository.between(database.read, today, addDays(today, 730));
    },

    async addClosure(date: string, reason: string, authorId: number) {
      // It would be taken and seen nowhere.
      if (date < seoulDate(clock.now()))
        throw new AppError('INVALID_INPUT', { fields: [{ field: 'date', message: '지난 날은 넣을 수 없습니다.' }] });
      await database.write.transaction(async (tx) => {
        await serviceDaysRepository.save(tx, date, reason, authorId);
        await announceContentChange(tx, [serviceDaysTag]);
        auditLog.record(tx, 'created', { kind: 'service-day', id: date });
      });
      return { date, reason };
    },

    async removeClosure(date: string) {
      await database.write.transaction(async (tx) => {
        if (!(await serviceDaysRepository.remove(tx, date))) throw new AppError('NOT_FOUND');
        await announceContentChange(tx, [serviceDaysTag]);
        auditLog.record(tx, 'removed', { kind: 'service-day', id: date });
      });
    },
  };
}

export type ServiceDaysService = ReturnType<typeof createServiceDaysService>;
