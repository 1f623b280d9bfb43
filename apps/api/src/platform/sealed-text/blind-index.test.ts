import { phoneDigits } from '@kidney/contract/shared/phone.ts';
import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createBlindIndex, initialsForIndex, nameForIndex, phoneEnd, typedInitials } from './blind-index.ts';

const index = createBlindIndex(randomBytes(32));

describe('a blind index', () => {
  it('D-DAT-01 is the same for the same value, 16 bytes, and another for every purpose and key', () => {
    expect(index('phone', '0520000000')).toEqual(index('phone', '0520000000'));
    expect(index('phone', '0520000000')).toHaveLength(16);
    expect(index('phone', '0520000000')).not.toEqual(index('guardian-phone', '0520000000'));
    expect(index('phone', '0520000000')).not.toEqual(createBlindIndex(randomBytes(32))('phone', '0520000000'));
  });

  it('D-DAT-01 knows a name however it was spaced, and however its letters were put together', () => {
    expect(nameForIndex(' 신 청인 '.normalize('NFD'))).toBe('신청인');
    expect(nameForIndex('Ap Plicant')).toBe('applicant');
  });

  it.each([
    '052-000-0000',
    '052 000 0000',
    '+82 52-000-0000',
    '+82 (0)52 000 0000',
    '0082520000000',
    '０５２-000-0000',
  ])('D-DAT-01 knows a number however it was written: %s', (phone) => {
    expect(phoneDigits(phone)).toBe('0520000000');
    expect(phoneEnd(phone)).toBe('0000');
  });

  it('D-DAT-01 leaves the end of a number alone, whatever it begins with', () => {
    expect(phoneDigits('8200')).toBe('8200');
  });

  it('D-DAT-01 takes the first consonants of a name, and as a keyboard joins them', () => {
    expect(initialsForIndex('신 청인')).toBe('ㅅㅊㅇ');
    expect(initialsForIndex('Applicant')).toBe('applicant');
    expect(typedInitials('ㅅ ㅊㅇ')).toBe('ㅅㅊㅇ');
    expect(typedInitials('ㄳ')).toBe('ㄱㅅ');
    expect(typedInitials('ㅅ청')).toBeNull();
  });
});
