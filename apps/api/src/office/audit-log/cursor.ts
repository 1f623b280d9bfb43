import { AppError } from '../../platform/errors.ts';
import type { Mark } from './chain.ts';

/** The place of an entry in the whole log, both chains together. */
export type Place = Pick<Mark, 'chain' | 'seq' | 'at'>;

/** Nothing was written later than this, and PostgreSQL knows every day before it. */
const latest = Date.UTC(2200, 0);

export const numberOf = ({ chain, seq }: Pick<Place, 'chain' | 'seq'>): string => `${chain[0]}${seq.toString(36)}`;

export const writeCursor = (place: Place): string => `${place.at.getTime().toString(36)}.${numberOf(place)}`;

export function readCursor(cursor: string): Place {
  const [moment = '', number = ''] = cursor.split('.');
  const [at, seq] = [parseInt(moment, 36), parseInt(number.slice(1), 36)];
  if (!(at <= latest) || !Number.isSafeInteger(seq)) throw new AppError('INVALID_INPUT');
  return { at: new Date(at), chain: number.startsWith('r') ? 'rights' : 'acts', seq };
}
