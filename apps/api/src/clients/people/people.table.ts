import type { ConsentGiver, ConsentWay } from '@kidney/contract/clients/people/consent-names.paths.ts';
import type {
  RetentionClass,
  RetentionRunState,
  ErasureGround,
} from '@kidney/contract/clients/people/retention-names.paths.ts';
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  sql,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from '../../platform/drizzle.ts';
import { bytea } from '../../platform/bytea.ts';
import { sealedTable } from '../../platform/sealed-text/vault.ts';
import { accounts } from '../../office/accounts/accounts.table.ts';

/** Somebody the association knows. Nothing of it can be read without the keys; the indexes find what is known already. */
export const persons = pgTable(
  'persons',
  {
    id: uuid().primaryKey(),
    name: bytea().notNull(),
    phone: bytea().notNull(),
    email: bytea(),
    address: bytea(),
    birthDate: bytea('birth_date'),
    guardianName: bytea('guardian_name'),
    guardianPhone: bytea('guardian_phone'),
    nameIndex: bytea('name_index').notNull(),
    /** Of the first consonants of the name. */
    initialsIndex: bytea('initials_index').notNull(),
    phoneIndex: bytea('phone_index').notNull(),
    phoneEndIndex: bytea('phone_end_index').notNull(),
    guardianPhoneIndex: bytea('guardian_phone_index'),
    guardianPhoneEndIndex: bytea('guardian_phone_end_index'),
    version: integer().notNull().default(1),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('persons_name').on(table.nameIndex),
    index('persons_initials').on(table.initialsIndex),
    index('persons_phone').on(table.phoneIndex),
    index('persons_phone_end').on(table.phoneEndIndex),
    index('persons_guardian_phone').on(table.guardianPhoneIndex),
    index('persons_guardian_phone_end').on(table.guardianPhoneEndIndex),
  ],
);

export const sealedPersons = sealedTable('persons', {
  name: 'personal',
  phone: 'personal',
  email: 'personal',
  address: 'personal',
  birthDate: 'personal',
  guardianName: 'personal',
  guardianPhone: 'personal',
});

/** Who agreed to which words, when and how, and when they took it back. Kept as proof; never changed otherwise. */
export const consents = pgTable(
  'consents',
  {
    id: uuid().primaryKey(),
    personId: uuid('person_id')
      .notNull()
      .references(() => persons.id, { onDelete: 'cascade' }),
    textId: text('text_id').notNull(),
    giver: text().$type<ConsentGiver>().notNull(),
    way: text().$type<ConsentWay>().notNull(),
    givenAt: timestamp('given_at', { withTimezone: true }).notNull(),
    takenBy: integer('taken_by').references(() => accounts.id),
    withdrawnAt: timestamp('withdrawn_at', { withTimezone: true }),
    withdrawnWay: text('withdrawn_way').$type<ConsentWay>(),
    withdrawnBy: integer('withdrawn_by').references(() => accounts.id),
  },
  (table) => [
    index('consents_person').on(table.personId, table.givenAt),
    index('consents_taken_by').on(table.takenBy),
    index('consents_withdrawn_by').on(table.withdrawnBy),
    check('consents_giver_known', sql`${table.giver} in ('self', 'guardian', 'family')`),
    check('consents_way_known', sql`${table.way} in ('web', 'phone', 'paper')`),
    check('consents_text_id_form', sql`${table.textId} ~ '^[a-z-]{1,30}/[a-z-]{1,30}/[1-9][0-9]{0,3}$'`),
    check('consents_withdrawn_with_way', sql`(${table.withdrawnAt} is null) = (${table.withdrawnWay} is null)`),
  ],
);

/** That somebody agreed, after they are known no more. Found only by whoever tells name and number. */
export const consentProofs = pgTable(
  'consent_proofs',
  {
    id: uuid().primaryKey(),
    nameIndex: bytea('name_index').notNull(),
    phoneIndex: bytea('phone_index').notNull(),
    textId: text('text_id').notNull(),
    giver: text().$type<ConsentGiver>().notNull(),
    way: text().$type<ConsentWay>().notNull(),
    givenAt: timestamp('given_at', { withTimezone: true }).notNull(),
    withdrawnAt: timestamp('withdrawn_at', { withTimezone: true }),
    /** When the rest of them went. */
    endedOn: date('ended_on').notNull(),
  },
  (table) => [
    index('consent_proofs_found').on(table.phoneIndex, table.nameIndex),
    index('consent_proofs_ended').on(table.endedOn),
  ],
);

/** That somebody was erased. Nothing of whom. */
export const erasures = pgTable(
  'erasures',
  {
    id: uuid().primaryKey(),
    day: date().notNull(),
    byId: integer('by_id').references(() => accounts.id),
    ground: text().$type<ErasureGround>().notNull(),
    /** Rows by table. */
    counts: jsonb().$type<Readonly<Record<string, number>>>().notNull(),
  },
  (table) => [
    index('erasures_day').on(table.day),
    index('erasures_by').on(table.byId),
    check('erasures_ground_known', sql`${table.ground} in ('own-request', 'consent-withdrawn', 'mistake')`),
  ],
);

/** What was over its time: counted, agreed to where it was much, and removed. */
export const retentionRuns = pgTable(
  'retention_runs',
  {
    id: uuid().primaryKey(),
    class: text().$type<RetentionClass>().notNull(),
    state: text().$type<RetentionRunState>().notNull(),
    due: integer().notNull(),
    total: integer().notNull(),
    removed: integer().notNull().default(0),
    countedAt: timestamp('counted_at', { withTimezone: true }).notNull(),
    agreedBy: integer('agreed_by').references(() => accounts.id),
    agreedAt: timestamp('agreed_at', { withTimezone: true }),
    doneAt: timestamp('done_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('retention_runs_open')
      .on(table.class)
      .where(sql`${table.state} <> 'done'`),
    index('retention_runs_listed').on(table.countedAt, table.id),
    index('retention_runs_agreed_by').on(table.agreedBy),
    check('retention_runs_state_known', sql`${table.state} in ('waiting', 'agreed', 'done')`),
    check(
      'retention_runs_class_known',
      sql`${table.class} in ('riders', 'members', 'applications', 'pledges', 'format-requests', 'people', 'consent-proofs')`,
    ),
    check('retention_runs_done_has_moment', sql`(${table.state} = 'done') = (${table.doneAt} is not null)`),
  ],
);
