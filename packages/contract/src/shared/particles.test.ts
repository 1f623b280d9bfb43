import { expect, test } from 'vitest';
import { withParticle } from './particles.ts';

test('D-OPS-04 a name from a pack gets the particle that fits its last syllable', () => {
  expect(withParticle('나래', '는')).toBe('나래는');
  expect(withParticle('나래콜', '는')).toBe('나래콜은');
  expect(withParticle('나래콜', '와')).toBe('나래콜과');
  expect(withParticle('가온', '이')).toBe('가온이');
  expect(withParticle('나래', '을')).toBe('나래를');
  expect(withParticle('Taxi', '가')).toBe('Taxi가');
  expect(['나래콜', '가온', '나래'].map((word) => withParticle(word, '로'))).toEqual([
    '나래콜로',
    '가온으로',
    '나래로',
  ]);
});
