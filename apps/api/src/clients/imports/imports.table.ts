import type { ImportKind, ImportState } from '@kidney/contract/clients/imports/import-names.paths.ts';
import {
  boolean,
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
} from '../../platform/drizzle.ts';
import { accounts } from '../../office/accounts/accounts.table.ts';
import { persons } from '../people/people.table.ts';

/** That a list was brought in. Nothing of who was on it. */
export const imports = pgTable(
  'imports',
  {
    id: uuid().primaryKey(),
    kind: text().$type<ImportKind>().notNull(),
    /** SHA-256 of the file: the same one does not come in twice. */
    hash: text().notNull(),
    byId: integer('by_id')
      .notNull()
      .references(() => accounts.id),
    at: timestamp({ withTimezone: true }).notNull(),
    counts: jsonb().$type<Readonly<Record<ImportState, number>>>().notNull(),
    undoneAt: timestamp('undone_at', { withTimezone: true }),
    undoneBy: integer('undone_by').references(() => accounts.id),
    /** How many were taken out again, and how many had changed and stayed. */
    removed: integer().notNull().default(0),
    kept: integer().notNull().default(0),
  },
  (table) => [
    uniqueIndex('imports_once')
      .on(table.kind, table.hash)
      .where(sql`${table.undoneAt} is null`),
    index('imports_listed').on(table.at, table.id),
    index('imports_by').on(table.byId),
    index('imports_undone_by').on(table.undoneBy),
    check('imports_kind_known', sql`${table.kind} in ('members', 'supporters')`),
    check('imports_hash_form', sql`${table.hash} ~ '^[0-9a-f]{64}$'`),
    check('imports_undone_whole', sql`(${table.undoneAt} is null) = (${table.undoneBy} is null)`),
  ],
);

/** What a list made, as long as it can be taken out again. */
export const importRows = pgTable(
  'import_rows',
  {
    importId: uuid('import_id')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    personId: uuid('person_id')
      .notNull()
      .references(() => persons.id, { onDelete: 'cascade' }),
    /** Nobody knew them before. */
    isNew: boolean('is_new').notNull(),
    /** What was not known of them before. */
    filled: text().array().notNull(),
    /** Of the person, as the list left them. */
    personVersion: integer('person_version').notNull(),
    consentId: uuid('consent_id'),
    applicationId: uuid('application_id'),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.personId] }),
    index('import_rows_person').on(table.personId),
  ],
);
