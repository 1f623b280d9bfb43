import type { Retention } from '@kidney/contract/clients/people/retention.schema.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Db, Tx } from '../../../platform/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import type { AuditLog } from '../../../office/audit-log/index.ts';
import { rightsRepository } from '../rights/rights.repository.ts';
import { retentionJob } from './retention.jobs.ts';
import { retentionRepository } from './retention.repository.ts';

interface Deps {
  database: Database;
  clock: Clock;
  auditLog: AuditLog;
  names(db: Db | Tx, ids: readonly number[]): Promise<ReadonlyMap<number, string>>;
}

const listedMost = 50;

/** What the owner sees and says of what is over its time. */
export function createRetentionService({ database, clock, auditLog, names }: Deps) {
  return {
    countWaiting: () => retentionRepository.countWaiting(database.read),

    async overview(): Promise<Retention> {
      const runs = await retentionRepository.list(database.read, listedMost);
      const erased = await rightsRepository.erasures(database.read, listedMost);
      const known = await names(
        database.read,
        erased.flatMap(({ byId }) => byId ?? []),
      );
      return {
        runs: runs.map((row) => ({
          id: row.id,
          class: row.class,
          state: row.state,
          due: row.due,
          total: row.total,
          removed: row.removed,
          countedAt: row.countedAt.toISOString(),
          doneAt: row.doneAt?.toISOString() ?? null,
        })),
        erasures: erased.map(({ id, day, byId, ground, counts }) => ({
          id,
          day,
          by: byId === null ? null : (known.get(byId) ?? null),
          ground,
          rows: Object.values(counts).reduce((sum, each) => sum + each, 0),
        })),
      };
    },

    /** The owner has seen the count. The worker removes no more than that. */
    agree: (id: string, by: number): Promise<void> =>
      database.write.transaction(async (tx) => {
        const row = await retentionRepository.lock(tx, id);
        if (!row) throw new AppError('NOT_FOUND', { message: '찾으시는 정리 작업이 없습니다.' });
        if (row.state !== 'waiting')
          throw new AppError('CONFLICT', { message: '이미 동의하셨거나 끝난 정리 작업입니다.' });
        await retentionRepository.change(tx, id, { state: 'agreed', agreedBy: by, agreedAt: clock.now() });
        await addJob(tx, { ...retentionJob, payload: {} });
        auditLog.record(tx, 'agreed', { kind: 'retention', id: row.class }, { details: { rows: row.due, run: id } });
      }),
  };
}

export type RetentionService = ReturnType<typeof createRetentionService>;
