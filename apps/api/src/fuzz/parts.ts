import { boardNames, boards } from '@kidney/contract/content/boards/boards.paths.ts';
import type { Endpoint } from '../platform/endpoint.ts';

type Part = 'accounts' | 'applications' | 'boards' | 'content' | 'people';

const boardAddresses = boardNames.map((board) => boards[board].api);
const isBelow = (path: string, address: string | undefined) => path === address || path.startsWith(`${address}/`);

/** Every endpoint is in one part; the parts run beside each other. */
function partOf({ route: { path } }: Endpoint): Part {
  if (path.startsWith('/auth/') || path.startsWith('/people')) return 'accounts';
  if (
    path.startsWith('/person/') ||
    path.startsWith('/staff-search') ||
    path.startsWith('/retention') ||
    path.startsWith('/format-request') ||
    path.startsWith('/call-note') ||
    path.startsWith('/group-message') ||
    path.startsWith('/event-opening') ||
    path.startsWith('/event-registration') ||
    path.startsWith('/import') ||
    path.startsWith('/tour')
  )
    return 'people';
  if (path.startsWith('/application') || path.startsWith('/call-form/')) return 'applications';
  return boardAddresses.some((address) => isBelow(path, address)) ? 'boards' : 'content';
}

export const endpointsOf = (part: Part, endpoints: readonly Endpoint[]) =>
  endpoints.filter((of) => partOf(of) === part);

export const isOfFirstBoard = ({ route }: Endpoint) => isBelow(route.path, boardAddresses[0]);
