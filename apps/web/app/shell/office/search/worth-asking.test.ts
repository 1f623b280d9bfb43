import { expect, test } from 'vitest';
import { isWorthAsking } from './worth-asking.ts';

test.each(['0021', '01000000021', '010-0000-0021', '홍', '홍길동', 'ㅎㄱㄷ', 'AB2C', '2026-11', '2026 소식', '걷기'])(
  'D-OFF-11 %s is worth asking',
  (words) => {
    expect(isWorthAsking(words, false)).toBe(true);
  },
);

test.each(['', 'ㅎ', 'ㅏ', '7', 'a', '010-', '010-0000', '010 0000', '010-0000-0'])('D-OFF-11 %j is not', (words) => {
  expect(isWorthAsking(words, false)).toBe(false);
});

test('D-OFF-11 a syllable that is half typed is waited for, first consonants are not', () => {
  expect(isWorthAsking('홍ㄱ', true)).toBe(false);
  expect(isWorthAsking('홍길', true)).toBe(true);
  expect(isWorthAsking('ㅎㄱ', true)).toBe(true);
});
