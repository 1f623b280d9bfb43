import { sql, type SQL, type SQLWrapper } from './drizzle.ts';

/** The letters of a title, by which an index knows it: in Korean each is a syllable, so that a few of them are enough to find the few that hold them all. */
export const titleLetters = (title: SQLWrapper | string): SQL => sql`string_to_array(lower(${title}), null)`;
