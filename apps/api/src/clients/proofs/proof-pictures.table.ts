import type { ProofKind } from '@kidney/contract/clients/application-names.paths.ts';
import { check, index, integer, pgTable, sql, text, timestamp, uuid } from '../../platform/drizzle.ts';
import { bytea } from '../../platform/bytea.ts';
import { sealedTable } from '../../platform/sealed-text/vault.ts';
import { accounts } from '../../office/accounts/accounts.table.ts';
import { applications } from '../applications/applications.table.ts';

/** A picture of a proof that the officer of a case asked for. Only the blacked-out one lies here. */
export const proofPictures = pgTable(
  'proof_pictures',
  {
    id: uuid().primaryKey(),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    kind: text().$type<ProofKind>().notNull(),
    askedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
    askedBy: integer('asked_by')
      .notNull()
      .references(() => accounts.id),
    cameAt: timestamp('came_at', { withTimezone: true }),
    picture: bytea(),
    blackedOutAt: timestamp('blacked_out_at', { withTimezone: true }),
  },
  (table) => [
    index('proof_pictures_application').on(table.applicationId),
    index('proof_pictures_asked_by').on(table.askedBy),
    check(
      'proof_pictures_kind_known',
      sql`${table.kind} in ('disability-card', 'livelihood', 'next-bracket', 'other')`,
    ),
    check('proof_pictures_bounded', sql`octet_length(${table.picture}) <= 10486000`),
    check('proof_pictures_kept_has_moment', sql`(${table.picture} is null) = (${table.blackedOutAt} is null)`),
  ],
);

/** The holding place: a picture as it came, until it is blacked out, three days at most. Not in the backups. */
export const proofOriginals = pgTable(
  'proof_originals',
  {
    pictureId: uuid('picture_id')
      .primaryKey()
      .references(() => proofPictures.id, { onDelete: 'cascade' }),
    original: bytea().notNull(),
    cameAt: timestamp('came_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('proof_originals_came').on(table.cameAt),
    check('proof_originals_bounded', sql`octet_length(${table.original}) <= 10486000`),
  ],
);

const rowsAtOnce = 4;
export const sealedPictures = sealedTable('proof_pictures', { picture: 'health' }, 'id', rowsAtOnce);
export const sealedOriginals = sealedTable('proof_originals', { original: 'health' }, 'picture_id', rowsAtOnce);
