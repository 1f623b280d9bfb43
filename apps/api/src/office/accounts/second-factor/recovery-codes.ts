import { createHmac, randomInt } from 'node:crypto';

// Without letters and digits that look alike: they are read off paper.
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
const length = 12;
const many = 10;

const plain = (code: string) => code.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

function newCode(): string {
  const drawn = Array.from({ length }, () => letters[randomInt(letters.length)]).join('');
  return `${drawn.slice(0, 4)}-${drawn.slice(4, 8)}-${drawn.slice(8)}`;
}

export const newRecoveryCodes = (): string[] => Array.from({ length: many }, newCode);

/** Whether what was typed can be one of them at all. */
export const isRecoveryCode = (typed: string): boolean => plain(typed).length === length;

/** With the server's secret, so that whoever reads the table cannot try them all. */
export const hashRecoveryCode = (secret: Uint8Array, accountId: number, code: string): Buffer =>
  createHmac('sha256', secret)
    .update(`${accountId}\n${plain(code)}`)
    .digest();
