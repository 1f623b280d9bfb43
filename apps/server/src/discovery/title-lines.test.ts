import fc from 'fast-check';
import { expect, test } from 'vitest';
import { titleLines } from './title-lines.ts';

test('a short title is one large line, a longer one is smaller and broken between words', () => {
  expect(titleLines('인공신장실')).toEqual({ size: 92, lines: ['인공신장실'] });
  const { size, lines } = titleLines('신장장애인을 위한 복지 정보와 신청하는 방법');
  expect([size, lines]).toEqual([78, ['신장장애인을 위한 복지 정보와', '신청하는 방법']]);
});

test('the longest title ends with an ellipsis', () => {
  const { size, lines } = titleLines('아주 긴 제목 '.repeat(20));
  expect([size, lines.length, lines.at(-1)?.endsWith('…')]).toEqual([60, 3, true]);
  expect(titleLines('가'.repeat(60)).lines).toEqual([`${'가'.repeat(18)}…`]);
});

test('whatever the words are, there are at most three lines, and nothing but their words in them', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 60, unit: 'grapheme' }), (title) => {
      const { lines } = titleLines(title);
      expect(lines.length).toBeLessThanOrEqual(3);
      if (!lines.some((line) => line.endsWith('…'))) expect(lines.join(' ')).toBe(title.trim().split(/\s+/).join(' '));
    }),
  );
});
