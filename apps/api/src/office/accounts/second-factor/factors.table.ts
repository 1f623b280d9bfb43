import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  sql,
  text,
  timestamp,
  uuid,
} from '../../../platform/drizzle.ts';
import { bytea } from '../../../platform/bytea.ts';
import { sealedTable } from '../../../platform/sealed-text/vault.ts';
import { accounts } from '../accounts.table.ts';

const owner = () => integer('account_id').references(() => accounts.id, { onDelete: 'cascade' });

export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid().primaryKey(),
    accountId: owner().notNull(),
    /** What the authenticator calls it. */
    credentialId: text('credential_id').notNull().unique('passkeys_credential_id_unique'),
    publicKey: bytea('public_key').notNull(),
    /** Grows with each use where the authenticator counts at all: a copy of it would fall behind. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull(),
    isSynced: boolean('is_synced').notNull(),
    /** The device it was made at, in plain words. */
    name: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
  },
  (table) => [
    index('passkeys_account_id').on(table.accountId),
    check(
      'passkeys_bounded',
      sql`octet_length(${table.credentialId}) <= 1400 and octet_length(${table.publicKey}) <= 4000`,
    ),
  ],
);

/** Apps that show six digits; one a person. */
export const authenticatorApps = pgTable('authenticator_apps', {
  accountId: owner().primaryKey(),
  /** Sealed. */
  secret: bytea().notNull(),
  /** Null until the app has shown a right code. */
  confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
  /** The last half minute whose code was used: none is taken twice. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
});

export const sealedApps = sealedTable('authenticator_apps', { secret: 'personal' }, 'account_id');

/** Codes on paper for the day the telephone is lost. A used one is gone. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    codeHash: bytea('code_hash').primaryKey(),
    accountId: owner().notNull(),
  },
  (table) => [
    index('recovery_codes_account_id').on(table.accountId),
    check('recovery_codes_code_hash_length', sql`octet_length(${table.codeHash}) = 32`),
  ],
);
