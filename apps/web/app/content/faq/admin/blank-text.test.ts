import { expect, test } from 'vitest';
import { isBlankHtml, isBlankLine } from './blank-text.ts';

test.each(['', '<p></p>', '<p> </p><p></p>', '<p><br></p>', '<p>&nbsp;</p>', '<p><strong> </strong></p>'])(
  'S-FAQ-06 %j is empty',
  (html) => {
    expect(isBlankHtml(html)).toBe(true);
  },
);

test.each(['<p>가</p>', '가', '<p></p><p>1</p>', '<p>&lt;</p>'])('S-FAQ-06 %j is not empty', (html) => {
  expect(isBlankHtml(html)).toBe(false);
});

test('S-FAQ-06 a title of spaces is empty', () => {
  expect(isBlankLine(' \u3164\t')).toBe(true);
  expect(isBlankLine(' 가 ')).toBe(false);
});
