import { expect, test } from 'vitest';
import { sizeInWords } from './file-size.ts';

test.each([
  [0, '0 바이트'],
  [999, '999 바이트'],
  [1_000, '1 kB'],
  [1_250, '1.3 kB'],
  [48_600, '49 kB'],
  [1_240_000, '1.2 MB'],
  [29_900_000, '30 MB'],
])('%i bytes are %s', (bytes, words) => {
  expect(sizeInWords(bytes)).toBe(words);
});
