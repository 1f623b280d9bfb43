import { AppError } from '../../platform/errors.ts';

/** Where a page of hits ended. `w` walks back in time, `r` goes down the ranks. */
export interface Place {
  mode: 'r' | 'w';
  score: number;
  at: Date | null;
  id: number;
}

const undated = 'inf';
const endOfTime = Date.UTC(9999, 11, 31);

export function writePlace({ mode, score, at, id }: Place): string {
  return [mode, score, at ? Math.max(0, at.getTime()).toString(36) : undated, id.toString(36)].join('.');
}

/** What the contract let through has the form; whether it names a moment is checked here. */
export function readPlace(cursor: string): Place {
  const [mode = '', score, at = '', id = ''] = cursor.split('.');
  const moment = at === undated ? null : parseInt(at, 36);
  const number = parseInt(id, 36);
  if ((moment ?? 0) > endOfTime || number > 2_147_483_647) throw new AppError('INVALID_INPUT');
  const date = moment === null ? null : new Date(moment);
  return { mode: mode === 'w' ? 'w' : 'r', score: Number(score), at: date, id: number };
}
