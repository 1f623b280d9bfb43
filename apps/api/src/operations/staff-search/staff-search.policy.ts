import { mayKnowPeople } from '../../clients/people/index.ts';

export const seesPeople = (roles: readonly string[]): boolean => mayKnowPeople.some((role) => roles.includes(role));

const digitsOfPhone = 7;

/** First consonants and telephone numbers are in no title: they go no further than to where people are found. */
export const mayBeTitle = (words: string): boolean =>
  !/^[ㄱ-ㅎ\s]+$/.test(words) &&
  !(/^[\d\s()+.-]+$/.test(words.normalize('NFKC')) && words.replaceAll(/\D/g, '').length >= digitsOfPhone);
