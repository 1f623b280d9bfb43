import type { ApplicationKind } from '@kidney/contract/clients/application-names.paths.ts';
import { check, index, integer, pgTable, sql, text, timestamp, unique, uuid } from '../../../platform/drizzle.ts';
import { bytea } from '../../../platform/bytea.ts';
import { sealedTable } from '../../../platform/sealed-text/vault.ts';
import { accounts } from '../../../office/accounts/accounts.table.ts';
import { applications } from '../../applications/applications.table.ts';

/** What an officer has begun to write: the form of a call after its consents, or words beside a case. Theirs alone, for a day. */
export const unfinishedWork = pgTable(
  'unfinished_work',
  {
    /** Of a call: the key that its application will have as its source. */
    id: uuid().primaryKey(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** Of a call. */
    kind: text().$type<ApplicationKind>(),
    /** Of words beside a case. */
    applicationId: uuid('application_id').references(() => applications.id, { onDelete: 'cascade' }),
    content: bytea().notNull(),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('unfinished_work_listed').on(table.accountId, table.savedAt),
    index('unfinished_work_saved').on(table.savedAt),
    index('unfinished_work_application').on(table.applicationId),
    unique('unfinished_work_one_a_case').on(table.accountId, table.applicationId),
    check('unfinished_work_kind_known', sql`${table.kind} in ('membership', 'transport', 'pledge')`),
    check('unfinished_work_of_one', sql`num_nonnulls(${table.kind}, ${table.applicationId}) = 1`),
    check('unfinished_work_bounded', sql`octet_length(${table.content}) <= 40000`),
  ],
);

export const sealedUnfinished = sealedTable('unfinished_work', { content: 'health' });
