import type { Block, BlockOf } from '@kidney/contract/content/pages/blocks.schema.ts';
import { expect, test } from 'vitest';
import { entriesOf, groupBlocks } from './block-groups.ts';

const text = (id: string, more: Partial<BlockOf<'text'>> = {}): Block => ({
  id,
  type: 'text',
  hidden: false,
  html: '<p>글</p>',
  ...more,
});
const figure = (id: string, more: Partial<BlockOf<'figure'>> = {}): Block => ({
  id,
  type: 'figure',
  hidden: false,
  art: 'hemo',
  alt: '그림',
  ...more,
});
const shape = (blocks: Block[]) =>
  groupBlocks(blocks).map((group) => (group.kind === 'one' ? group.block.id : group.figures.map(({ id }) => id)));

test('drawings in a row stand together, and a heading begins a new row', () => {
  expect(
    shape([
      text('a'),
      figure('b', { heading: '그림' }),
      figure('c'),
      text('d'),
      figure('e'),
      figure('f', { heading: '또' }),
    ]),
  ).toEqual(['a', ['b', 'c'], 'd', ['e'], ['f']]);
});

test('what is hidden is neither shown nor listed', () => {
  const blocks = [
    text('a', { heading: '첫째' }),
    text('b', { heading: '둘째', hidden: true }),
    text('c'),
    figure('d', { hidden: true }),
  ];
  expect(shape(blocks)).toEqual(['a', 'c']);
  expect(entriesOf(blocks)).toEqual([{ id: 'a', title: '첫째' }]);
});
