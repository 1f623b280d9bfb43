import { bigint, integer, jsonb, pgSchema, text, timestamp } from '../../platform/drizzle.ts';
import type { Act, SubjectKind } from '@kidney/contract/office/audit-log/acts.paths.ts';
import { bytea } from '../../platform/bytea.ts';
import type { Chain, Details } from './entry.ts';

/** Made by `db/administrator/log-0001.sql` and not by a migration: the owner of the tables may not change the log. */
const log = pgSchema('log');

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

export const auditEntries = log.table('audit_entries', {
  chain: text().$type<Chain>().notNull(),
  /** Without a gap in its chain. */
  seq: bigint({ mode: 'number' }).notNull(),
  at: moment('at').notNull(),
  actorId: integer('actor_id'),
  address: text(),
  requestId: text('request_id'),
  act: text().$type<Act>().notNull(),
  subjectKind: text('subject_kind').$type<SubjectKind>(),
  subjectId: text('subject_id'),
  details: jsonb().$type<Details>().notNull(),
  previous: bytea().notNull(),
  link: bytea().notNull(),
});

/** Where each chain ends, sealed. */
export const auditHeads = log.table('audit_heads', {
  chain: text().$type<Chain>().primaryKey(),
  seq: bigint({ mode: 'number' }).notNull(),
  at: moment('at').notNull(),
  link: bytea().notNull(),
  seal: bytea().notNull(),
});

/** Up to where a chain was dropped, sealed: from here it is verified. */
export const auditCheckpoints = log.table('audit_checkpoints', {
  chain: text().$type<Chain>().notNull(),
  seq: bigint({ mode: 'number' }).notNull(),
  at: moment('at').notNull(),
  link: bytea().notNull(),
  seal: bytea().notNull(),
  madeAt: moment('made_at').notNull().defaultNow(),
});
