/** Whom a token speaks for; 0 where it cannot be read. Only to compare: the server alone decides what a token is worth. */
export function subjectOf(token: string): number {
  try {
    const payload = token.split('.')[1] ?? '';
    const { sub } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { sub?: unknown };
    return Number(sub) || 0;
  } catch {
    return 0;
  }
}
