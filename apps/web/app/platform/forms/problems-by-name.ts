import type { FieldProblem } from '@kidney/contract/shared/envelope.ts';

/** The first problem of each field, by its name. */
export function problemsByName(problems: readonly FieldProblem[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const { field, message } of problems) {
    const name = field.replace(/^answers\./, '');
    if (!found.has(name)) found.set(name, message);
  }
  return found;
}
