import { phoneDigits } from '@kidney/contract/shared/phone.ts';
import type { Reading } from '../form.ts';

const known = /^(02\d{7,8}|0[13-9]\d{7,9}|050\d{8,9}|1[5-9]\d{6})$/;

export function readPhone(typed: string): Reading {
  const digits = phoneDigits(typed);
  const isTidy = /^[\d\s().+-]+$/.test(typed);
  return isTidy && known.test(digits)
    ? { value: digits }
    : { problem: '전화번호를 숫자로 적어 주십시오. 예: 010-0000-0000' };
}
