import { sql, type SQL, type SQLWrapper } from './drizzle.ts';

/**
 * Whether the column is among what the statement finds. As an array it is looked up once; behind `in` a table that was
 * just filled, and of which PostgreSQL knows nothing yet, may be looked through for every row.
 */
export const isAmong = (column: SQLWrapper, found: SQLWrapper): SQL => sql`${column} = any(array${found})`;
