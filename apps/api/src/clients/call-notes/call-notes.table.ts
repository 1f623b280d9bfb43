import type { CallNoteEnding } from '@kidney/contract/clients/call-notes/call-note-names.paths.ts';
import { check, date, index, integer, pgTable, sql, text, timestamp, uuid } from '../../platform/drizzle.ts';
import { bytea } from '../../platform/bytea.ts';
import { sealedTable } from '../../platform/sealed-text/vault.ts';
import { accounts } from '../../office/accounts/accounts.table.ts';
import { applications } from '../applications/applications.table.ts';

/** That somebody called and is to be called back. It knows no person: whoever called may be known to nobody. */
export const callNotes = pgTable(
  'call_notes',
  {
    id: uuid().primaryKey(),
    /** Who called, the end of their number, and what about. */
    note: bytea().notNull(),
    dueOn: date('due_on').notNull(),
    takenAt: timestamp('taken_at', { withTimezone: true }).notNull(),
    takenBy: integer('taken_by')
      .notNull()
      .references(() => accounts.id),
    /** The case that it was written into, also where somebody is to be called once more. */
    caseId: uuid('case_id').references(() => applications.id, { onDelete: 'set null' }),
    ending: text().$type<CallNoteEnding>(),
    endedAt: timestamp('ended_at', { withTimezone: true }),
    endedBy: integer('ended_by').references(() => accounts.id),
    version: integer().notNull().default(1),
  },
  (table) => [
    index('call_notes_waiting')
      .on(table.dueOn, table.takenAt, table.id)
      .where(sql`${table.endedAt} is null`),
    index('call_notes_ended').on(table.endedAt, table.id),
    index('call_notes_case').on(table.caseId),
    index('call_notes_taken_by').on(table.takenBy),
    index('call_notes_ended_by').on(table.endedBy),
    check('call_notes_ending_known', sql`${table.ending} in ('called', 'contact', 'application', 'dropped')`),
    check('call_notes_ended_whole', sql`(${table.endedAt} is null) = (${table.ending} is null)`),
    check('call_notes_bounded', sql`octet_length(${table.note}) <= 8000`),
  ],
);

export const sealedCallNotes = sealedTable('call_notes', { note: 'health' });
