import type { Media } from '@kidney/contract/content/media/media.schema.ts';
import { expect, test } from 'vitest';
import { blankDraft, toContent, toKept } from './program-draft.ts';

const media = (id: string, alt: string) => ({ id, alt }) as Media;
const before = { ...blankDraft, title: '체조', weekdays: ['mon' as const], media: [media('a', '가')] };

test('what is empty is nothing, and what is no number is left to the server', () => {
  expect(toContent({ ...before, order: '7', media: [media('a', ' 가 ')] })).toMatchObject({
    startTime: null,
    endTime: null,
    order: 7,
    pictures: [{ id: 'a', alt: '가' }],
  });
  expect(toContent({ ...before, order: '일곱' }).order).toBe('일곱');
});

test('what is half typed is kept with values that the server takes', () => {
  expect(toKept({ ...before, order: '0' })).toMatchObject({ title: '체조', order: 100 });
  expect(toKept({ ...before, order: '7' }).order).toBe(7);
});
