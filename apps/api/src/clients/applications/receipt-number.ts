import { randomInt } from 'node:crypto';

/** Without those that are mistaken for one another: 0 and O, 1 and I and L. */
const letters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const groups = 4;
const groupLength = 4;

/** 79 bits, so that none leads to another and nobody guesses one. */
export function newReceiptNumber(): string {
  const group = () => Array.from({ length: groupLength }, () => letters[randomInt(letters.length)]).join('');
  return Array.from({ length: groups }, group).join('-');
}

/** As somebody typed it from paper or read it out: small letters, other hyphens or none. */
export function tidyReceiptNumber(typed: string): string {
  const bare = typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '');
  return bare.match(/.{1,4}/g)?.join('-') ?? '';
}
