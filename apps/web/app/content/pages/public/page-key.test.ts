import { expect, test } from 'vitest';
import { keyOfRoute } from './page-key.ts';

test('the key of a page is the path of its route', () => {
  expect(keyOfRoute('/kidney/first-weeks')).toBe('kidney-first-weeks');
  expect(keyOfRoute('privacy')).toBe('privacy');
  expect(keyOfRoute('/privacy/:version')).toBe('privacy');
});
