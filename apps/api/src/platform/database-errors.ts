/** SQLSTATE of whatever was thrown, however deep the driver's own error lies. */
function sqlStates(error: unknown): string[] {
  const states: string[] = [];
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    const code = (at as { code?: unknown }).code;
    if (typeof code === 'string') states.push(code);
  }
  return states;
}

export const isUniqueViolation = (error: unknown): boolean => sqlStates(error).includes('23505');

/** Whether it names a row of another table that is not there. */
export const isMissingReference = (error: unknown): boolean => sqlStates(error).includes('23503');

/** Whether it asked for a table that is not there, or that is not for us. */
export const isUnreachableTable = (error: unknown): boolean =>
  sqlStates(error).some((state) => ['42501', '42P01', '3F000'].includes(state));

/** Whether somebody else had the table or row for longer than it could wait. */
export const isBusy = (error: unknown): boolean => sqlStates(error).includes('55P03');

/** Whether one of the checks whose names end so has refused it. */
export function isRefusedByCheck(error: unknown, end: string): boolean {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    const { code, constraint } = at as { code?: unknown; constraint?: unknown };
    if (code === '23514' && typeof constraint === 'string' && constraint.endsWith(end)) return true;
  }
  return false;
}
