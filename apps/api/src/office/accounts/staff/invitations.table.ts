import { check, index, integer, pgTable, sql, text, timestamp, uniqueIndex } from '../../../platform/drizzle.ts';
import { bytea } from '../../../platform/bytea.ts';
import { accounts } from '../accounts.table.ts';

/** Those who were invited and have not joined yet. */
export const invitations = pgTable(
  'invitations',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    email: text().notNull(),
    roles: text({ enum: ['owner', 'editor', 'dispatcher', 'driver'] })
      .array()
      .notNull(),
    tokenHash: bytea('token_hash').notNull().unique('invitations_token_hash_unique'),
    invitedBy: integer('invited_by')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('invitations_email_unique').on(sql`lower(${table.email})`),
    index('invitations_invited_by').on(table.invitedBy),
    check('invitations_email_bounded', sql`char_length(${table.email}) between 3 and 254`),
    check(
      'invitations_roles_known',
      sql`${table.roles} <@ array['owner', 'editor', 'dispatcher', 'driver'] and cardinality(${table.roles}) > 0`,
    ),
    check('invitations_token_hash_length', sql`octet_length(${table.tokenHash}) = 32`),
  ],
);
