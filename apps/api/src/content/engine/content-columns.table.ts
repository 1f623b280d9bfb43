import { type AnyPgColumn, index, integer, sql, timestamp } from '../../platform/drizzle.ts';
import { accounts } from '../../office/accounts/accounts.table.ts';

/** What every kind of content has beside what it says: who wrote it, which version it is, and since when it lies in the bin. */
export const contentColumns = {
  removedAt: timestamp('removed_at', { withTimezone: true, precision: 3 }),
  removedBy: integer('removed_by').references(() => accounts.id),
  /** Who wrote it; of what came with the site, whoever changed it first. */
  authorId: integer('author_id').references(() => accounts.id),
  version: integer().notNull().default(1),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp('updated_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
};

type Indexed = Record<'id' | 'removedBy' | 'authorId' | 'updatedAt', AnyPgColumn>;

const byWhom = (name: string, { removedBy, authorId, updatedAt, id }: Indexed) => [
  index(`${name}_removed_by`)
    .on(removedBy)
    .where(sql`${removedBy} is not null`),
  index(`${name}_author`).on(authorId, updatedAt, id),
];

/** For a kind of which there are few. */
export const fewIndexes = (name: string, table: Indexed) => [
  ...byWhom(name, table),
  index(`${name}_changed`).on(table.updatedAt, table.id),
];

/** For a kind of which there are more every year: what is in the bin is no longer looked at among the rest. */
export const manyIndexes = (name: string, table: Indexed & Record<'removedAt', AnyPgColumn>) => [
  ...byWhom(name, table),
  index(`${name}_removed`)
    .on(table.removedAt)
    .where(sql`${table.removedAt} is not null`),
  index(`${name}_changed`)
    .on(table.updatedAt, table.id)
    .where(sql`${table.removedAt} is null`),
];
