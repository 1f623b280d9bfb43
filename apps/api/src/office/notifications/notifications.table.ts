import type {
  MessageChannel,
  MessageProblem,
  MessageState,
  MessageTemplate,
} from '@kidney/contract/office/notifications/message-names.paths.ts';
import { check, index, integer, pgTable, sql, text, timestamp, uuid } from '../../platform/drizzle.ts';
import { bytea } from '../../platform/bytea.ts';
import { sealedTable } from '../../platform/sealed-text/vault.ts';

/** One row a message. Its id is what a repeat is recognised by. */
export const messages = pgTable(
  'messages',
  {
    id: uuid().primaryKey(),
    template: text().$type<MessageTemplate>().notNull(),
    channel: text().$type<MessageChannel>().notNull(),
    state: text().$type<MessageState>().notNull().default('waiting'),
    /** Sealed, and dropped some time after the message was settled. */
    recipient: bytea(),
    content: bytea(),
    /** Counted before each attempt is made. */
    attempts: integer().notNull().default(0),
    problem: text().$type<MessageProblem>(),
    /** What the provider calls it. */
    providerId: text('provider_id'),
    /** After this nobody wants it any more. */
    until: timestamp({ withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    attemptedAt: timestamp('attempted_at', { withTimezone: true }),
    /** When it was sent, copied or given up. */
    settledAt: timestamp('settled_at', { withTimezone: true }),
  },
  (table) => [
    index('messages_listed').on(table.createdAt, table.id),
    index('messages_unsettled')
      .on(table.state, table.createdAt, table.id)
      .where(sql`${table.state} not in ('sent', 'copied')`),
    index('messages_to_drop')
      .on(table.settledAt)
      .where(sql`${table.recipient} is not null`),
    check('messages_state_known', sql`${table.state} in ('waiting', 'sending', 'sent', 'failed', 'held', 'copied')`),
    check('messages_channel_known', sql`${table.channel} in ('mail', 'sms', 'alimtalk')`),
    check('messages_dropped_together', sql`(${table.recipient} is null) = (${table.content} is null)`),
    check(
      'messages_settled_has_moment',
      sql`(${table.settledAt} is not null) = (${table.state} in ('sent', 'failed', 'copied'))`,
    ),
    check('messages_bounded', sql`octet_length(${table.recipient}) <= 500 and octet_length(${table.content}) <= 40000`),
    check('messages_provider_id_bounded', sql`char_length(${table.providerId}) <= 100`),
  ],
);

export const sealedMessages = sealedTable('messages', { recipient: 'personal', content: 'personal' });
