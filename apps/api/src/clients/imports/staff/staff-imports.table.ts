import type { ImportState } from '@kidney/contract/clients/imports/import-names.paths.ts';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  sql,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from '../../../platform/drizzle.ts';
import { accounts } from '../../../office/accounts/accounts.table.ts';

/** That a list of staff was invited. Nobody who was on it. */
export const staffImports = pgTable(
  'staff_imports',
  {
    id: uuid().primaryKey(),
    /** SHA-256 of the file: the same one invites nobody twice. */
    hash: text().notNull(),
    byId: integer('by_id')
      .notNull()
      .references(() => accounts.id),
    at: timestamp({ withTimezone: true }).notNull(),
    counts: jsonb().$type<Readonly<Record<ImportState, number>>>().notNull(),
    undoneAt: timestamp('undone_at', { withTimezone: true }),
    undoneBy: integer('undone_by').references(() => accounts.id),
    /** How many invitations were taken back, and how many had been accepted. */
    removed: integer().notNull().default(0),
    kept: integer().notNull().default(0),
  },
  (table) => [
    uniqueIndex('staff_imports_once')
      .on(table.hash)
      .where(sql`${table.undoneAt} is null`),
    index('staff_imports_listed').on(table.at, table.id),
    index('staff_imports_by').on(table.byId),
    index('staff_imports_undone_by').on(table.undoneBy),
    check('staff_imports_hash_form', sql`${table.hash} ~ '^[0-9a-f]{64}$'`),
    check('staff_imports_undone_whole', sql`(${table.undoneAt} is null) = (${table.undoneBy} is null)`),
  ],
);

/** Whom a list invited, as long as that can be taken back. */
export const staffImportRows = pgTable(
  'staff_import_rows',
  {
    importId: uuid('import_id')
      .notNull()
      .references(() => staffImports.id, { onDelete: 'cascade' }),
    /** It goes when it is accepted, and this row stays: no reference. */
    invitationId: integer('invitation_id').notNull(),
    /** In small letters: by it they are found who have joined. */
    email: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.invitationId] }),
    check('staff_import_rows_email_bounded', sql`char_length(${table.email}) between 3 and 254`),
  ],
);
