import { check, integer, pgTable, primaryKey, sql, text, timestamp } from '../../platform/drizzle.ts';

/** Which programs run: each writes here every few seconds, and takes its row away when it is stopped. */
export const heartbeats = pgTable(
  'heartbeats',
  {
    kind: text({ enum: ['site', 'worker'] }).notNull(),
    host: text().notNull(),
    pid: integer().notNull(),
    release: text().notNull(),
    startedAt: timestamp('started_at', { withTimezone: true }).notNull().defaultNow(),
    beatAt: timestamp('beat_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.host, table.pid] }),
    check('heartbeats_kind_known', sql`${table.kind} in ('site', 'worker')`),
  ],
);
