import { phoneDigits } from '@kidney/contract/shared/phone.ts';
import { createHmac } from 'node:crypto';
import { disassemble, getChoseong } from 'es-hangul';

/** What a sealed value is found by again: the same for the same value, and nothing can be read off it without the key. */
export type BlindIndex = (purpose: string, value: string) => Buffer;

const indexBytes = 16;

/** Each purpose has indexes of its own, so that equal values in two columns do not look equal. */
export function createBlindIndex(key: Uint8Array): BlindIndex {
  return (purpose, value) => createHmac('sha256', key).update(`${purpose}:${value}`).digest().subarray(0, indexBytes);
}

/** A name however it was spaced. */
export const nameForIndex = (name: string): string => name.normalize('NFC').replaceAll(/\s/gu, '').toLowerCase();

export const phoneEnd = (phone: string): string => phoneDigits(phone).slice(-4);

/** The first consonants of a name; of one in other letters, the name itself. */
export function initialsForIndex(name: string): string {
  const whole = nameForIndex(name);
  return getChoseong(whole).replaceAll(' ', '') || whole;
}

/** First consonants as somebody types them (keyboards join ㄱㅅ to ㄳ), or null where there is anything else. */
export function typedInitials(words: string): string | null {
  const letters = nameForIndex(words);
  return /^[ㄱ-ㅎ]+$/.test(letters) ? disassemble(letters) : null;
}
