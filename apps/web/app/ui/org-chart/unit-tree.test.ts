import { expect, test } from 'vitest';
import { toTree, type Branch, type Unit } from './unit-tree.ts';

const unit = (id: string, under: string | null): Unit => ({ id, under, title: id });
const shape = (branches: readonly Branch[]): unknown[] =>
  branches.map(({ id, branches: next }) => (next.length > 0 ? [id, shape(next)] : id));

test('units hang under the one they name, in the order given', () => {
  const units = [
    unit('hope', 'office'),
    unit('office', 'board'),
    unit('board', null),
    unit('van', 'office'),
    unit('audit', 'board'),
  ];
  expect(shape(toTree(units))).toEqual([['board', [['office', ['hope', 'van']], 'audit']]]);
});

test('every unit is shown once, also when one names what is not there, or a circle', () => {
  const units = [unit('a', 'gone'), unit('b', 'c'), unit('c', 'b'), unit('d', 'd')];
  expect(shape(toTree(units))).toEqual(['a', ['b', ['c']], 'd']);
});

test('a chart needs a column for each branch, and one for all leaves of a unit', () => {
  const units = [
    unit('top', null),
    unit('a', 'top'),
    unit('a1', 'a'),
    unit('a2', 'a'),
    unit('b', 'top'),
    unit('c', 'top'),
  ];
  const [top] = toTree(units);
  expect(top?.columns).toBe(3);
  expect(top?.branches.map(({ columns }) => columns)).toEqual([1, 1, 1]);
});
