import { check, index, integer, pgTable, sql, text, timestamp } from '../../../platform/drizzle.ts';
import { bytea } from '../../../platform/bytea.ts';
import { accounts } from '../accounts.table.ts';

/** Links that were mailed to somebody, and codes that were read out, not used yet. Of the secret only the hash is kept. */
export const accountLinks = pgTable(
  'account_links',
  {
    tokenHash: bytea('token_hash').primaryKey(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    purpose: text({ enum: ['email-proof', 'password-reset', 'device', 'device-code'] }).notNull(),
    /** Where it was sent: it proves nothing about an address that was changed since. */
    email: text().notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('account_links_account_id').on(table.accountId),
    index('account_links_expires_at').on(table.expiresAt),
    check('account_links_token_hash_length', sql`octet_length(${table.tokenHash}) = 32`),
    check(
      'account_links_purpose_known',
      sql`${table.purpose} in ('email-proof', 'password-reset', 'device', 'device-code')`,
    ),
  ],
);
