import { check, index, integer, pgTable, primaryKey, sql, text, timestamp } from '../../platform/drizzle.ts';
import type { LinkPlace, LinkProblem } from '@kidney/contract/content/link-checks/link-names.paths.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Links inside the site that lead nowhere, as the last look found them. */
export const brokenLinks = pgTable(
  'broken_links',
  {
    place: text().$type<LinkPlace>().notNull(),
    placeKey: text('place_key').notNull(),
    address: text().notNull(),
    title: text().notNull(),
    problem: text().$type<LinkProblem>().notNull(),
    since: moment('since').notNull(),
    /** Which look saw it last: what a later one does not see is mended. */
    seenAt: moment('seen_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.place, table.placeKey, table.address] }),
    index('broken_links_since').on(table.since),
    index('broken_links_seen').on(table.seenAt),
    check('broken_links_problem_known', sql`${table.problem} in ('missing', 'unpublished', 'staff', 'file')`),
    check('broken_links_address_bounded', sql`char_length(${table.address}) <= 500`),
  ],
);

/** One row: the last look that went through everything. */
export const linkChecks = pgTable(
  'link_checks',
  {
    id: integer().primaryKey(),
    finishedAt: moment('finished_at').notNull(),
    /** Of which links were read. */
    things: integer().notNull(),
  },
  (table) => [check('link_checks_one', sql`${table.id} = 1`)],
);
