import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { bytea } from '../../platform/bytea.ts';
import { accounts } from '../accounts/accounts.table.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Where each chain ends, sealed: entries cut off its end are missed. One row a chain, made by the migration. */
export const auditHeads = pgTable(
  'audit_heads',
  {
    chain: text({ enum: ['acts', 'rights'] }).primaryKey(),
    seq: bigint({ mode: 'number' }).notNull(),
    at: moment('at').notNull(),
    link: bytea().notNull(),
    seal: bytea().notNull(),
  },
  (table) => [check('audit_heads_chain_known', sql`${table.chain} in ('acts', 'rights')`)],
);

/** Up to where a chain was dropped because its time was over, sealed: from here it is verified. */
export const auditCheckpoints = pgTable(
  'audit_checkpoints',
  {
    chain: text({ enum: ['acts', 'rights'] }).notNull(),
    seq: bigint({ mode: 'number' }).notNull(),
    at: moment('at').notNull(),
    link: bytea().notNull(),
    seal: bytea().notNull(),
    madeAt: moment('made_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.chain, table.seq] })],
);

/** Who looked a month over, and when. */
export const auditChecks = pgTable(
  'audit_checks',
  {
    month: text().primaryKey(),
    checkedBy: integer('checked_by')
      .notNull()
      .references(() => accounts.id),
    checkedAt: moment('checked_at').notNull().defaultNow(),
    /** What there was to look over. */
    entries: integer().notNull(),
    failures: integer().notNull(),
    rights: integer().notNull(),
    readings: integer().notNull(),
  },
  (table) => [
    index('audit_checks_checked_by').on(table.checkedBy),
    check('audit_checks_month_form', sql`${table.month} ~ '^20[0-9]{2}-[0-9]{2}$'`),
  ],
);
