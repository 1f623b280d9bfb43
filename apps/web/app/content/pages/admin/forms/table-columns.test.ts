import { expect, test } from 'vitest';
import { moveEntry } from '../../../../platform/editing/list/list-order.ts';
import { columnsOf, withColumns } from './table-columns.ts';

const table = {
  columns: ['혈액투석', '복막투석'],
  rows: [
    { label: '어디서', cells: ['병원', '집'] },
    { label: '얼마나', cells: ['주 3회', '날마다'] },
  ],
};

test('a column that moves takes its cells along', () => {
  expect(withColumns(table, moveEntry(columnsOf(table), 1, 0))).toEqual({
    columns: ['복막투석', '혈액투석'],
    rows: [
      { label: '어디서', cells: ['집', '병원'] },
      { label: '얼마나', cells: ['날마다', '주 3회'] },
    ],
  });
});

test('a new column has an empty cell in every row, and one that goes leaves none', () => {
  const added = withColumns(table, [...columnsOf(table), { title: '이식', cells: [] }]);
  expect(added.rows.map(({ cells }) => cells)).toEqual([
    ['병원', '집', ''],
    ['주 3회', '날마다', ''],
  ]);
  expect(withColumns(added, columnsOf(added).slice(0, 2))).toEqual(table);
});
