import { check, index, integer, pgTable, sql, text, timestamp, uniqueIndex } from '../../platform/drizzle.ts';

export const accounts = pgTable(
  'accounts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    username: text().notNull().unique('accounts_username_unique'),
    email: text().notNull(),
    nickName: text('nick_name').notNull(),
    passwordHash: text('password_hash').notNull(),
    state: text({ enum: ['pending', 'active', 'disabled'] })
      .notNull()
      .default('pending'),
    roles: text({ enum: ['owner', 'editor', 'dispatcher', 'driver'] })
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** When a link that was mailed there came back. */
    emailProvenAt: timestamp('email_proven_at', { withTimezone: true }),
    /** When too many wrong tries closed the door; null once somebody got in again, with the factor where one is owed. */
    lockedAt: timestamp('locked_at', { withTimezone: true }),
    /** Part of the name under which wrong passwords are counted: raised, they are forgotten, also those of known devices. */
    lockEpoch: integer('lock_epoch').notNull().default(0),
    version: integer().notNull().default(1),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    // Anybody may ask for an account with anybody's e-mail, and must not learn from it whether it is known here.
    uniqueIndex('accounts_email_unique')
      .on(sql`lower(${table.email})`)
      .where(sql`${table.state} <> 'pending'`),
    index('accounts_email').on(sql`lower(${table.email})`),
    check('accounts_username_form', sql`${table.username} ~ '^[a-z0-9][a-z0-9._-]{2,39}$'`),
    check('accounts_email_bounded', sql`char_length(${table.email}) between 3 and 254`),
    check('accounts_nick_name_bounded', sql`char_length(${table.nickName}) between 1 and 40`),
    check('accounts_state_known', sql`${table.state} in ('pending', 'active', 'disabled')`),
    check('accounts_roles_known', sql`${table.roles} <@ array['owner', 'editor', 'dispatcher', 'driver']`),
    check('accounts_roles_only_when_approved', sql`${table.state} <> 'pending' or ${table.roles} = '{}'`),
  ],
);
