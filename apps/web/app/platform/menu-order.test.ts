import { expect, test } from 'vitest';
import { completeOrder } from './menu-order.ts';

const page = (to: string) => ({ to, label: to });
const menu = [
  { key: 'a', label: 'A', pages: [page('/a/1')] },
  { key: 'b', label: 'B', pages: [page('/b/1'), page('/b/2'), page('/b/3')] },
  { key: 'c', label: 'C', pages: [] },
];

test.each<[string, string[], string[]]>([
  ['nothing is ordered', [], ['a', 'b', 'c', '/a/1', '/b/1', '/b/2', '/b/3']],
  ['everything is', ['c', 'b', 'a', '/b/3', '/b/1', '/b/2'], ['c', 'b', 'a', '/a/1', '/b/3', '/b/1', '/b/2']],
  ['a new section is not known', ['b', 'a'], ['b', 'c', 'a', '/a/1', '/b/1', '/b/2', '/b/3']],
  ['a new first page is not known', ['/b/3', '/b/2'], ['a', 'b', 'c', '/a/1', '/b/1', '/b/3', '/b/2']],
  ['some are no more', ['c', 'gone', 'a', 'b', '/gone/1'], ['c', 'a', 'b', '/a/1', '/b/1', '/b/2', '/b/3']],
])('D-OFF-03 the menu is whole where %s', (_name, order, whole) => {
  expect(completeOrder(menu, order)).toEqual(whole);
});
