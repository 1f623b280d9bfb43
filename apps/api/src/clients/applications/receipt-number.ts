import { randomInt } from 'node:crypto';

/** Without those that are mistaken for one another: 0 and O, 1 and I and L. */
const letters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const groups = 4;
const groupLength = 4;

const group = `[${letters}]{${groupLength}}`;
const wholeForm = new RegExp(`^${group}(-${group}){${groups - 1}}$`);
const endForm = new RegExp(`^${group}$`);

/** 79 bits, so that none leads to another and nobody guesses one. */
export function newReceiptNumber(): string {
  const draw = () => Array.from({ length: groupLength }, () => letters[randomInt(letters.length)]).join('');
  return Array.from({ length: groups }, draw).join('-');
}

/** As somebody typed it from paper or read it out: small letters, other hyphens or none. */
export function tidyReceiptNumber(typed: string): string {
  const bare = typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '');
  return bare.match(/.{1,4}/g)?.join('-') ?? '';
}

export type TypedReceipt = { whole: string } | { end: string } | { dayNumber: number; phoneEnd: string };

/** `3-0021`, `3번 0021`, `3번, 끝 네 자리 0021` */
const shortForm = /^([1-9]\d{0,2})(?:\s*번[\s,]*(?:끝\s*(?:네\s*자리)?)?\s*|\s*-\s*)(\d{4})$/;

/** What words may mean of a receipt number: all of it, its last four letters, or the short one that is said; null where none can be. */
export function typedReceipt(words: string): TypedReceipt | null {
  const [, dayNumber, phoneEnd] = shortForm.exec(words.normalize('NFKC').trim()) ?? [];
  if (dayNumber !== undefined && phoneEnd !== undefined) return { dayNumber: Number(dayNumber), phoneEnd };
  if (/[^\da-z\s-]/i.test(words.normalize('NFKC'))) return null;
  const tidy = tidyReceiptNumber(words);
  if (wholeForm.test(tidy)) return { whole: tidy };
  return endForm.test(tidy) ? { end: tidy } : null;
}
