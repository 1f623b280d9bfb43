/** The key of the page at a route: `/kidney/overview` is `kidney-overview`, and `/privacy/:version` is `privacy`. */
export function keyOfRoute(pattern: string): string {
  return pattern
    .split('/')
    .filter((part) => part !== '' && !part.startsWith(':'))
    .join('-');
}
