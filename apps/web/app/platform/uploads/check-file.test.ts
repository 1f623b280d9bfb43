import { expect, test } from 'vitest';
import { problemOf } from './check-file.ts';

const both = ['image', 'document'] as const;

test.each([
  ['바다.JPG', 9_000_000, both, ''],
  ['공고.hwp', 29_000_000, both, ''],
  ['바다.jpg', 11_000_000, both, '10 MB'],
  ['공고.pdf', 32_000_000, both, '30 MB'],
  ['바다.HEIC', 1, both, 'HEIC'],
  ['그림.svg', 1, both, '올릴 수 없는'],
  ['공고.hwp', 1, ['image'] as const, '사진이 아닙니다'],
  ['빈.pdf', 0, both, '비어'],
  ['이름만', 1, both, '올릴 수 없는'],
])('D-FIL-01 %s of %i bytes', (name, size, kinds, words) => {
  const problem = problemOf({ name, size }, kinds) ?? '';
  expect(problem).toContain(words);
  expect(problem === '').toBe(words === '');
});
