import { bigint, customType, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Act, SubjectKind } from '@kidney/contract/audit-log/acts.paths.ts';
import type { Chain, Details } from './entry.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Partitioned by chain and month, which drizzle-kit does not know: the migration beside the grants makes it. */
export const auditEntries = pgTable('audit_entries', {
  chain: text().$type<Chain>().notNull(),
  /** Without a gap in its chain. */
  seq: bigint({ mode: 'number' }).notNull(),
  at: timestamp({ withTimezone: true, precision: 3 }).notNull(),
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
