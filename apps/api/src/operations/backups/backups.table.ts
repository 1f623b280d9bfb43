import { bigint, check, index, integer, pgTable, sql, text, timestamp } from '../../platform/drizzle.ts';

/** Backups and drills that succeeded. Written by the command line as the owner; the application only reads it. */
export const backupRuns = pgTable(
  'backup_runs',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text({ enum: ['backup', 'drill'] }).notNull(),
    /** The moment whose data the backup holds. */
    madeAt: timestamp('made_at', { withTimezone: true }).notNull(),
    finishedAt: timestamp('finished_at', { withTimezone: true }).notNull().defaultNow(),
    bytes: bigint({ mode: 'number' }).notNull(),
    rows: bigint({ mode: 'number' }).notNull(),
    files: integer().notNull(),
    /** Uploads whose file was gone already. */
    missing: integer().notNull(),
  },
  (table) => [
    index('backup_runs_newest').on(table.kind, table.finishedAt),
    check('backup_runs_kind_known', sql`${table.kind} in ('backup', 'drill')`),
  ],
);
