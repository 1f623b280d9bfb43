/** What a page could not do. The process's own log takes it from there. */
export function logError(what: string, error: unknown): void {
  // oxlint-disable-next-line no-console
  console.error(what, error);
}
