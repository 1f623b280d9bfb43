import { bigint, integer, pgTable, varchar } from './drizzle.ts';

/** The three columns, in the order, that rate-limiter-flexible inserts. */
export const rateLimits = pgTable('rate_limits', {
  key: varchar({ length: 255 }).primaryKey(),
  points: integer().notNull().default(0),
  expire: bigint({ mode: 'number' }),
});
