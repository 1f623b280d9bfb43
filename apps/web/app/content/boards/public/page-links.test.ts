import { expect, test } from 'vitest';
import { pageLinks } from './page-links.ts';

const path = '/community/notices';
const at = (page: number | null, pages: number, more: { older?: string; newer?: string; last?: string } = {}) =>
  pageLinks(path, { page, pages, older: null, newer: null, last: null, ...more });
const numbers = (links: ReturnType<typeof at>) => links?.numbers.map(({ number }) => number);

test('D-BRD-01 a list of one page leads nowhere', () => {
  expect(at(1, 1)).toBeNull();
});

test('D-BRD-01 numbered pages know their neighbours, and the first page has the plain address', () => {
  expect(at(2, 14, { older: 'a-1' })).toMatchObject({
    first: path,
    previous: path,
    next: `${path}?page=3`,
    last: `${path}?page=14`,
    place: '2 / 14쪽',
  });
  expect(at(1, 14, { older: 'a-1' })).toMatchObject({ first: null, previous: null, next: `${path}?page=2` });
  expect(at(14, 14)).toMatchObject({ next: null, last: null });
});

test('D-BRD-01 five numbers are shown, around the page', () => {
  expect(numbers(at(1, 3))).toEqual([1, 2, 3]);
  expect(numbers(at(1, 14))).toEqual([1, 2, 3, 4, 5]);
  expect(numbers(at(7, 14))).toEqual([5, 6, 7, 8, 9]);
  expect(numbers(at(14, 14))).toEqual([10, 11, 12, 13, 14]);
});

test('D-BRD-01 after the last number the way goes on by place', () => {
  expect(at(50, 50, { older: 'a-1', last: 'z-9' })).toMatchObject({
    next: `${path}?before=a-1`,
    last: `${path}?before=z-9`,
    place: '50쪽',
  });
  expect(at(null, 50, { older: 'b-1', newer: 'c-1', last: 'z-9' })).toMatchObject({
    first: path,
    previous: `${path}?before=c-1`,
    next: `${path}?before=b-1`,
    last: `${path}?before=z-9`,
    numbers: [],
  });
  expect(at(null, 50, { last: 'z-9' })).toMatchObject({ previous: path, next: null, last: null });
});
