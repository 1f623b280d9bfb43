import type { FieldProblem } from '@kidney/contract/shared/envelope.ts';
import type { z } from 'zod';
import { inputMessage } from './input-messages.ts';

type Parsed<S extends z.ZodType> = { data: z.output<S>; fields?: never } | { data?: never; fields: FieldProblem[] };

const longestField = 100;
/** Bytes of all of them together. */
const mostBytes = 3_000;

/** Whoever sent much that is wrong is told of the first few: a refusal is never large, whatever was sent. */
export function aFewOf(problems: readonly FieldProblem[]): FieldProblem[] {
  const told: FieldProblem[] = [];
  let bytes = 0;
  for (const { field, message } of problems) {
    const problem = { field: field.slice(0, longestField).toWellFormed(), message };
    bytes += Buffer.byteLength(JSON.stringify(problem));
    if (bytes > mostBytes) break;
    told.push(problem);
  }
  return told;
}

/** Parses what came from outside, or says in Korean what is wrong with which field. `whole` names what is no field. */
export function parseFields<S extends z.ZodType>(
  schema: S,
  value: unknown,
  whole: string,
  above: string[] = [],
): Parsed<S> {
  const result = schema.safeParse(value, { error: inputMessage });
  if (result.success) return { data: result.data };
  return {
    fields: result.error.issues.map((issue) => ({
      field: [...above, ...issue.path].join('.') || whole,
      message: issue.message,
    })),
  };
}
