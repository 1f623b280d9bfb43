import { expect, test } from 'vitest';
import { pageKeyOf, sharePicturePath, wordsMark } from './share-picture.ts';

test('a page’s key is its address in one word', () => {
  expect(['/', '/kidney/first-weeks', '/sitemap'].map(pageKeyOf)).toEqual(['home', 'kidney-first-weeks', 'sitemap']);
});

test('the mark differs where the words differ, and where one ends and the next begins', () => {
  const marks = [wordsMark('협회', '투석과 이식'), wordsMark('협회', '투석과 이식.'), wordsMark('협회투석', '과 이식')];
  expect(new Set(marks).size).toBe(3);
  expect(wordsMark('협회', '투석과 이식')).toBe(marks[0]);
  expect(sharePicturePath('/love/donation', '협회', '장기기증')).toMatch(/^\/og\/love-donation\.png\?v=[a-z0-9]+$/);
});
