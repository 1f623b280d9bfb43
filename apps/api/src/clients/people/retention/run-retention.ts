import { randomUUID } from 'node:crypto';
import { retentionClasses } from '@kidney/contract/clients/people/retention-names.paths.ts';
import { actAs, operator } from '../../../platform/acting.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import type { Task } from '../../../platform/jobs/jobs.ts';
import type { AuditLog } from '../../../office/audit-log/index.ts';
import { retentionPeriodsOf } from '../../../office/settings/index.ts';
import type { PersonalRecords, RetentionEnd, RetentionRule } from '../records/personal-records.ts';
import { endOf } from './period-end.ts';
import { retentionRepository } from './retention.repository.ts';

interface Deps {
  database: Database;
  clock: Clock;
  auditLog: AuditLog;
  records: readonly PersonalRecords[];
}

/** Above this share of a table somebody has to say so: a wrong clock or setting must not empty it. */
const mostPercent = 5;
const batch = 500;

/** Counts what is over its time, and removes it; where it is much, only after the owner has agreed to the count. */
export function createRetentionRun({ database, clock, auditLog, records }: Deps): Task {
  const { jobs } = database;
  const rules = records.flatMap(({ retention }) => retention ?? []);
  const ordered = retentionClasses.flatMap((name) => rules.filter((rule) => rule.class === name));

  /** The run to carry out, or nothing: there is nothing to do, or the owner has to be asked. */
  const prepare = (rule: RetentionRule, end: RetentionEnd): Promise<string | undefined> =>
    jobs.transaction(async (tx) => {
      const { due, total } = await rule.count(tx, end);
      const open = await retentionRepository.lockOpen(tx, rule.class);
      const counted = { due, total, countedAt: clock.now() };
      const isAgreed = open?.state === 'agreed' && due <= open.due;
      if (due === 0) {
        if (open) await retentionRepository.change(tx, open.id, { ...counted, state: 'done', doneAt: clock.now() });
        return undefined;
      }
      const mayRun = isAgreed || due * 100 <= total * mostPercent;
      const id = open?.id ?? randomUUID();
      if (!open) {
        const state = mayRun ? 'agreed' : 'waiting';
        await retentionRepository.insert(tx, { id, class: rule.class, state, ...counted });
      } else if (!mayRun) {
        await retentionRepository.change(tx, id, { ...counted, state: 'waiting', agreedBy: null, agreedAt: null });
      }
      return mayRun ? id : undefined;
    });

  async function carryOut(rule: RetentionRule, end: RetentionEnd, id: string, signal: AbortSignal): Promise<void> {
    let removed = 0;
    for (;;) {
      signal.throwIfAborted();
      const some = await jobs.transaction((tx) => rule.remove(tx, end, batch));
      removed += some;
      if (some < batch) break;
    }
    await jobs.transaction(async (tx) => {
      await retentionRepository.change(tx, id, { state: 'done', removed, doneAt: clock.now() });
      auditLog.record(tx, 'removed', { kind: 'retention', id: rule.class }, { details: { rows: removed, run: id } });
    });
  }

  return (_payload, { signal }) =>
    actAs(operator, async () => {
      const periods = await retentionPeriodsOf(jobs);
      for (const rule of ordered) {
        const end = endOf(rule.class, periods, clock.now());
        const run = await prepare(rule, end);
        if (run !== undefined) await carryOut(rule, end, run, signal);
      }
    });
}
