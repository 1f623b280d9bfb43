import { contentKinds } from '@kidney/contract/content/contents/contents.paths.ts';
import { AppError } from '../../platform/errors.ts';
import type { Place } from './content-source.ts';

/** Nothing was changed later than this, and PostgreSQL knows every day before it. */
const latest = Date.UTC(2200, 0);
const largestId = 2_147_483_647;

/** Pages have a key, everything else a number. */
export const isIdOf = (kind: Place['kind'], id: string): boolean =>
  kind === 'page' ? !/^\d/.test(id) : /^\d+$/.test(id) && Number(id) <= largestId;

export const writePlace = ({ at, kind, id }: Place): string => `${at.getTime().toString(36)}.${kind}.${id}`;

/** The contract has checked its form; whether it names a place is checked here. */
export function readPlace(cursor: string): Place {
  const [moment = '', name = '', id = ''] = cursor.split('.');
  const at = parseInt(moment, 36);
  const kind = contentKinds.find((each) => each === name);
  if (!kind || !isIdOf(kind, id) || !(at <= latest)) throw new AppError('INVALID_INPUT');
  return { at: new Date(at), kind, id };
}
