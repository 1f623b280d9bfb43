import { boardNames, boards } from '@kidney/contract/boards/boards.paths.ts';
import type { Endpoint } from '../platform/endpoint.ts';

type Part = 'accounts' | 'boards' | 'content';

const boardAddresses = boardNames.map((board) => boards[board].api);

/** Every endpoint is in one part; the parts run beside each other. */
function partOf({ route: { path } }: Endpoint): Part {
  if (path.startsWith('/auth/') || path.startsWith('/people')) return 'accounts';
  return boardAddresses.some((address) => path === address || path.startsWith(`${address}/`)) ? 'boards' : 'content';
}

export const endpointsOf = (part: Part, endpoints: readonly Endpoint[]) =>
  endpoints.filter((of) => partOf(of) === part);
