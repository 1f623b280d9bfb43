import type {
  NewsWay,
  RegistrationNews,
  RegistrationState,
} from '@kidney/contract/clients/event-registrations/event-registration-names.paths.ts';
import {
  boolean,
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
import { messages } from '../../office/notifications/notifications.table.ts';

/** That an event takes registrations, and how many people. The event itself may be gone before those who came are. */
export const eventOpenings = pgTable(
  'event_openings',
  {
    eventId: integer('event_id').primaryKey(),
    /** As it was last seen: what it is called when it is gone. */
    title: text().notNull(),
    isOn: boolean('is_on').notNull(),
    places: integer().notNull(),
    closesDaysBefore: integer('closes_days_before').notNull(),
    /** Days that the office called off. */
    calledOff: jsonb('called_off').$type<readonly string[]>().notNull(),
    version: integer().notNull().default(1),
  },
  (table) => [
    check('event_openings_places_bounded', sql`${table.places} between 1 and 1000`),
    check('event_openings_closes_bounded', sql`${table.closesDaysBefore} between 0 and 60`),
  ],
);

/** Somebody who comes to an event on a day, with as many people as they say. They are no person of ours for it. */
export const eventRegistrations = pgTable(
  'event_registrations',
  {
    id: uuid().primaryKey(),
    eventId: integer('event_id')
      .notNull()
      .references(() => eventOpenings.eventId),
    day: date().notNull(),
    endsOn: date('ends_on').notNull(),
    /** Whoever came first has the lower one. */
    turn: integer().notNull().generatedAlwaysAsIdentity(),
    name: bytea().notNull(),
    phone: bytea().notNull(),
    /** What they need to be able to come. */
    help: bytea(),
    nameIndex: bytea('name_index').notNull(),
    phoneIndex: bytea('phone_index').notNull(),
    people: integer().notNull(),
    state: text().$type<RegistrationState>().notNull(),
    way: text().$type<'web' | 'phone'>().notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
    takenBy: integer('taken_by').references(() => accounts.id),
    /** The words that were agreed to, and by whom. They stay as proof when messages are stopped. */
    consents: jsonb().$type<readonly string[]>().notNull(),
    giver: text().$type<'self' | 'guardian'>().notNull(),
    messagesStoppedAt: timestamp('messages_stopped_at', { withTimezone: true }),
    news: text().$type<RegistrationNews>(),
    newsWay: text('news_way').$type<NewsWay>(),
    /** The text that told them last, and what it told: what does not go is told on the telephone. */
    newsMessageId: uuid('news_message_id').references(() => messages.id, { onDelete: 'set null' }),
    sentNews: text('sent_news').$type<RegistrationNews>(),
    remindedAt: timestamp('reminded_at', { withTimezone: true }),
    cancelledAt: timestamp('cancelled_at', { withTimezone: true }),
    version: integer().notNull().default(1),
  },
  (table) => [
    uniqueIndex('event_registrations_once')
      .on(table.eventId, table.day, table.phoneIndex, table.nameIndex)
      .where(sql`${table.state} <> 'cancelled'`),
    index('event_registrations_listed').on(table.eventId, table.day, table.turn),
    index('event_registrations_day').on(table.day),
    index('event_registrations_ends').on(table.endsOn),
    index('event_registrations_person').on(table.phoneIndex, table.nameIndex),
    index('event_registrations_taken_by').on(table.takenBy),
    index('event_registrations_news_message').on(table.newsMessageId),
    index('event_registrations_to_tell')
      .on(table.newsWay, table.turn)
      .where(sql`${table.news} is not null`),
    check('event_registrations_state_known', sql`${table.state} in ('registered', 'waiting', 'cancelled')`),
    check('event_registrations_way_known', sql`${table.way} in ('web', 'phone')`),
    check('event_registrations_giver_known', sql`${table.giver} in ('self', 'guardian')`),
    check(
      'event_registrations_news_known',
      sql`${table.news} in ('reminder', 'moved-up', 'moved', 'called-off') and ${table.newsWay} in ('text', 'call')`,
    ),
    check('event_registrations_sent_known', sql`${table.sentNews} in ('reminder', 'moved-up', 'moved', 'called-off')`),
    check('event_registrations_news_whole', sql`(${table.news} is null) = (${table.newsWay} is null)`),
    check(
      'event_registrations_cancelled_whole',
      sql`(${table.state} = 'cancelled') = (${table.cancelledAt} is not null) and (${table.state} <> 'cancelled' or ${table.help} is null)`,
    ),
    check(
      'event_registrations_bounded',
      sql`${table.people} between 1 and 20 and octet_length(${table.name}) <= 500 and octet_length(${table.phone}) <= 300 and octet_length(${table.help}) <= 2000`,
    ),
  ],
);

export const sealedEventRegistrations = sealedTable('event_registrations', {
  name: 'personal',
  phone: 'personal',
  help: 'health',
});
