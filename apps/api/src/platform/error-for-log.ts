import { DrizzleQueryError } from './drizzle.ts';
import pg from 'pg';

/** The stack begins with the message, which is told, or withheld, by itself. */
const placesOf = ({ stack = '' }: Error): string[] =>
  stack
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .map((line) => line.trim());

/** What PostgreSQL says of a value quotes it: a name, an e-mail. What it says of itself does not. */
const ownTroubles = /^(?:08|25|40|42|53|54|55|57|58|XX)/;

function factsOf(error: Error): object {
  if (error instanceof DrizzleQueryError) return { query: error.query };
  if (error instanceof pg.DatabaseError) {
    const { code = '', table, column, constraint, routine } = error;
    return { ...(ownTroubles.test(code) && { message: error.message }), code, table, column, constraint, routine };
  }
  const { code } = error as { code?: unknown };
  return { message: error.message, ...(typeof code === 'string' && { code }) };
}

/** An error as the log may have it: where and why, without the values that somebody had typed. */
export function errorForLog(error: unknown): unknown {
  if (!(error instanceof Error)) return typeof error;
  return {
    type: error.constructor.name,
    ...factsOf(error),
    stack: placesOf(error),
    ...(error.cause !== undefined && { cause: errorForLog(error.cause) }),
  };
}
