import { boardNames, boards } from '@kidney/contract/content/boards/boards.paths.ts';
import type { BoardHead } from './board-looks.ts';

/** One set of screens stands at the addresses of every board: the route that was asked for says which. */
export function boardOfRoute(pattern: string): BoardHead {
  const site = `/${pattern.split('/').filter(Boolean).slice(0, 2).join('/')}`;
  const board = boardNames.find((each) => boards[each].site === site);
  if (!board) throw new Error(`no board stands at ${pattern}`);
  return { board, name: boards[board].title, path: site };
}
