import type { FieldProblem } from '@kidney/contract/shared/envelope.ts';
import type { z } from 'zod';
import { inputMessage } from './input-messages.ts';

type Parsed<S extends z.ZodType> = { data: z.output<S>; fields?: never } | { data?: never; fields: FieldProblem[] };

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
