import type { Reading } from '../form.ts';

/** Digits alone, as they are kept and compared. */
export const phoneDigits = (typed: string): string => typed.replace(/^\+?82[\s-]*0?/, '0').replaceAll(/\D/g, '');

const known = /^(02\d{7,8}|0[13-9]\d{7,9}|050\d{8,9}|1[5-9]\d{6})$/;

export function readPhone(typed: string): Reading {
  const digits = phoneDigits(typed);
  const isTidy = /^[\d\s().+-]+$/.test(typed);
  return isTidy && known.test(digits)
    ? { value: digits }
    : { problem: '전화번호를 숫자로 적어 주십시오. 예: 010-0000-0000' };
}

/** With the hyphens that make it readable. */
export function hyphened(digits: string): string {
  if (digits.length <= 8) return digits.replace(/^(\d{4})(\d{4})$/, '$1-$2');
  return digits.replace(/^(02|050\d|0\d\d)(\d{3,4})(\d{4})$/, '$1-$2-$3');
}
