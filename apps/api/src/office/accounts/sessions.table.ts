import { check, index, integer, pgTable, sql, text, timestamp, uuid } from '../../platform/drizzle.ts';
import { bytea } from '../../platform/bytea.ts';
import { accounts } from './accounts.table.ts';

/** One row a session, for its whole life: a rotation only raises the generation, and no token is stored. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    generation: integer().notNull().default(1),
    /** SHA-256 of the companion secret that only the browser holds. */
    bindingHash: bytea('binding_hash').notNull(),
    rotatedAt: timestamp('rotated_at', { withTimezone: true }).notNull().defaultNow(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    revokedAt: timestamp('revoked_at', { withTimezone: true }),
    revokedReason: text('revoked_reason'),
    userAgent: text('user_agent').notNull(),
    clientAddress: text('client_address').notNull(),
    /** When a second factor was shown; null while there is none. */
    factorAt: timestamp('factor_at', { withTimezone: true }),
    /** What a passkey is asked to sign, once, within minutes. */
    challenge: text(),
    challengeUntil: timestamp('challenge_until', { withTimezone: true }),
  },
  (table) => [
    index('sessions_account_id').on(table.accountId),
    index('sessions_expires_at').on(table.expiresAt),
    check('sessions_binding_hash_length', sql`octet_length(${table.bindingHash}) = 32`),
    check('sessions_user_agent_bounded', sql`char_length(${table.userAgent}) <= 300`),
    check('sessions_client_address_bounded', sql`char_length(${table.clientAddress}) <= 64`),
  ],
);
