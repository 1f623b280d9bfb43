import type {
  ApplicationKind,
  ApplicationReason,
  ApplicationState,
  ApplicationWay,
  ContactResult,
  ContactWay,
  ProofKind,
} from '@kidney/contract/clients/application-names.paths.ts';
import type { ConsentGiver } from '@kidney/contract/clients/people/consent-names.paths.ts';
import { check, date, index, integer, pgTable, sql, text, timestamp, uuid } from '../../platform/drizzle.ts';
import { bytea } from '../../platform/bytea.ts';
import { sealedTable } from '../../platform/sealed-text/vault.ts';
import { accounts } from '../../office/accounts/accounts.table.ts';
import { messages } from '../../office/notifications/notifications.table.ts';
import { persons } from '../people/people.table.ts';

const kindKnown = (column: unknown) => sql`${column} in ('membership', 'transport', 'pledge')`;

/** An unfinished application. Who has the secret may go on with it; of the secret only the hash is kept. */
export const applicationDrafts = pgTable(
  'application_drafts',
  {
    id: uuid().primaryKey(),
    tokenHash: bytea('token_hash').notNull().unique('application_drafts_token'),
    kind: text().$type<ApplicationKind>().notNull(),
    /** The consents that were given before anything was kept. */
    accepted: text().array().notNull(),
    giver: text().$type<ConsentGiver>().notNull(),
    /** Dropped when it is sent: the application has them then. */
    answers: bytea(),
    /** The pages that hold an answer which was taken. */
    answered: text().array().notNull(),
    applicationId: uuid('application_id').references(() => applications.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('application_drafts_changed').on(table.changedAt),
    index('application_drafts_application').on(table.applicationId),
    check('application_drafts_kind_known', kindKnown(table.kind)),
    check('application_drafts_token_hash_length', sql`octet_length(${table.tokenHash}) = 32`),
    check('application_drafts_bounded', sql`octet_length(${table.answers}) <= 40000`),
  ],
);

export const applications = pgTable(
  'applications',
  {
    id: uuid().primaryKey(),
    kind: text().$type<ApplicationKind>().notNull(),
    state: text().$type<ApplicationState>().notNull().default('received'),
    way: text().$type<ApplicationWay>().notNull(),
    /** What the applicant reads out; random, so that none leads to another. */
    receipt: text().notNull().unique('applications_receipt'),
    /** Which one of its day in Seoul it was: short enough to be said. What came before there were such numbers has none. */
    dayNumber: integer('day_number'),
    /** Of the draft or of the call it came from: a second submit finds the first. */
    sourceKey: uuid('source_key').notNull().unique('applications_source'),
    personId: uuid('person_id')
      .notNull()
      .references(() => persons.id),
    answers: bytea().notNull(),
    /** Van, days and times, once assigned. */
    ride: bytea(),
    /** Why it waits, was refused or cancelled. */
    reason: text().$type<ApplicationReason>(),
    assigneeId: integer('assignee_id').references(() => accounts.id),
    dueOn: date('due_on'),
    takenBy: integer('taken_by').references(() => accounts.id),
    version: integer().notNull().default(1),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull().defaultNow(),
    stateSince: timestamp('state_since', { withTimezone: true }).notNull().defaultNow(),
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  (table) => [
    index('applications_listed').on(table.receivedAt, table.id),
    index('applications_open')
      .on(table.state, table.receivedAt, table.id)
      .where(sql`${table.endedAt} is null`),
    index('applications_person').on(table.personId),
    index('applications_receipt_end').on(sql`right(${table.receipt}, 4)`),
    index('applications_assignee').on(table.assigneeId),
    index('applications_taken_by').on(table.takenBy),
    check('applications_kind_known', kindKnown(table.kind)),
    check(
      'applications_state_known',
      sql`${table.state} in ('received', 'consulting', 'scheduling', 'settled', 'waiting', 'refused', 'cancelled')`,
    ),
    check('applications_way_known', sql`${table.way} in ('web', 'phone', 'paper')`),
    check('applications_receipt_form', sql`${table.receipt} ~ '^[2-9A-HJKMNP-Z]{4}(-[2-9A-HJKMNP-Z]{4}){3}$'`),
    check(
      'applications_ended_has_moment',
      sql`(${table.endedAt} is not null) = (${table.state} in ('settled', 'refused', 'cancelled'))`,
    ),
    check('applications_bounded', sql`octet_length(${table.answers}) <= 40000 and octet_length(${table.ride}) <= 2000`),
  ],
);

/** What happened to an application, in order. Only added to. */
export const applicationEvents = pgTable(
  'application_events',
  {
    id: uuid().primaryKey(),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    type: text().$type<'state' | 'note' | 'contact' | 'proof' | 'change' | 'message'>().notNull(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    byId: integer('by_id').references(() => accounts.id),
    fromState: text('from_state').$type<ApplicationState>(),
    toState: text('to_state').$type<ApplicationState>(),
    reason: text().$type<ApplicationReason>(),
    contactWay: text('contact_way').$type<ContactWay>(),
    contactResult: text('contact_result').$type<ContactResult>(),
    proofKind: text('proof_kind').$type<ProofKind>(),
    proofSeenOn: date('proof_seen_on'),
    /** What was sent with it, as long as anything is known of that. */
    messageId: uuid('message_id').references(() => messages.id, { onDelete: 'set null' }),
    text: bytea(),
  },
  (table) => [
    index('application_events_listed').on(table.applicationId, table.at),
    index('application_events_by').on(table.byId),
    index('application_events_message').on(table.messageId),
    index('application_events_sent')
      .on(table.byId, table.at)
      .where(sql`${table.messageId} is not null`),
    check(
      'application_events_type_known',
      sql`${table.type} in ('state', 'note', 'contact', 'proof', 'change', 'message')`,
    ),
    check('application_events_bounded', sql`octet_length(${table.text}) <= 40000`),
  ],
);

export const sealedDrafts = sealedTable('application_drafts', { answers: 'health' });
export const sealedApplications = sealedTable('applications', { answers: 'health', ride: 'health' });
export const sealedEvents = sealedTable('application_events', { text: 'health' });
