import { randomInt } from 'node:crypto';

/** Letters and digits that nobody mistakes for each other, on paper or on the telephone. */
const signs = 'abcdefghjkmnpqrstuvwxyz23456789';
const groups = 4;
const signsInGroup = 4;

/** `h3kd-92nf-pm7x-wq4c`: 79 bits. */
export function makeSheetPassword(): string {
  const group = () => Array.from({ length: signsInGroup }, () => signs[randomInt(signs.length)]).join('');
  return Array.from({ length: groups }, group).join('-');
}
