import { won } from './amount-labels.paths.ts';

/** Not as the end of a longer number. */
const patternOf = (amount: number) => new RegExp(`(?<![\\d,])${won(amount)}`, 'g');

export const namesAmount = (text: string, amount: number): boolean => patternOf(amount).test(text);

/** The text with another amount in the place of the one that it names. */
export const withAmount = (text: string, before: number, after: number): string =>
  text.replaceAll(patternOf(before), won(after));
