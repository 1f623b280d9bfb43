import { expect, test } from 'vitest';
import { moveEntry } from './list-order.ts';

const list = ['a', 'b', 'c'];

test('an entry goes up or down, and the others close up', () => {
  expect(moveEntry(list, 2, 1)).toEqual(['a', 'c', 'b']);
  expect(moveEntry(list, 0, 2)).toEqual(['b', 'c', 'a']);
  expect(list).toEqual(['a', 'b', 'c']);
});

test('the first cannot go up and the last cannot go down', () => {
  expect(moveEntry(list, 0, -1)).toEqual(list);
  expect(moveEntry(list, 2, 3)).toEqual(list);
});
