import type { FieldProblem } from '@kidney/contract/shared/envelope.ts';

/** The first problem of each field, by its name; `within`: where the fields lie in what was sent. */
export function problemsByName(problems: readonly FieldProblem[], within?: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const { field, message } of problems) {
    const name = within && field.startsWith(`${within}.`) ? field.slice(within.length + 1) : field;
    if (!found.has(name)) found.set(name, message);
  }
  return found;
}
