import type { LeftOutReason } from '@kidney/contract/clients/group-messages/group-message-names.paths.ts';
import { check, index, integer, pgTable, primaryKey, sql, text, timestamp, uuid } from '../../platform/drizzle.ts';
import { bytea } from '../../platform/bytea.ts';
import { sealedTable } from '../../platform/sealed-text/vault.ts';
import { accounts } from '../../office/accounts/accounts.table.ts';
import { messages } from '../../office/notifications/notifications.table.ts';
import { persons } from '../people/people.table.ts';

/** One text for many. */
export const groupMessages = pgTable(
  'group_messages',
  {
    id: uuid().primaryKey(),
    /** Of the press that sent it: a second one finds the first. */
    sourceKey: uuid('source_key').notNull().unique('group_messages_source'),
    /** Its words, and whom it was for: that may say when somebody is treated. */
    content: bytea().notNull(),
    madeAt: timestamp('made_at', { withTimezone: true }).notNull(),
    madeBy: integer('made_by')
      .notNull()
      .references(() => accounts.id),
    sendAt: timestamp('send_at', { withTimezone: true }).notNull(),
    until: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('group_messages_listed').on(table.madeAt, table.id),
    index('group_messages_made_by').on(table.madeBy),
    check('group_messages_bounded', sql`octet_length(${table.content}) <= 20000`),
  ],
);

/** Whom it was for, and what came of it. The text itself is a message like any other. */
export const groupRecipients = pgTable(
  'group_recipients',
  {
    groupId: uuid('group_id')
      .notNull()
      .references(() => groupMessages.id, { onDelete: 'cascade' }),
    personId: uuid('person_id')
      .notNull()
      .references(() => persons.id, { onDelete: 'cascade' }),
    /** As long as anything is known of it; who shares number and words shares it. */
    messageId: uuid('message_id').references(() => messages.id, { onDelete: 'set null' }),
    /** Why no text goes to them. */
    reason: text().$type<LeftOutReason>(),
    calledAt: timestamp('called_at', { withTimezone: true }),
    calledBy: integer('called_by').references(() => accounts.id),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.personId] }),
    index('group_recipients_person').on(table.personId),
    index('group_recipients_message').on(table.messageId),
    index('group_recipients_called_by').on(table.calledBy),
    check(
      'group_recipients_reason_known',
      sql`${table.reason} in ('no-consent', 'taken-back', 'no-mobile', 'no-channel')`,
    ),
    check('group_recipients_called_whole', sql`(${table.calledAt} is null) = (${table.calledBy} is null)`),
  ],
);

export const sealedGroupMessages = sealedTable('group_messages', { content: 'health' });
