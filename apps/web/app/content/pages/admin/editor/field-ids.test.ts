import type { Block } from '@kidney/contract/content/pages/blocks.schema.ts';
import { expect, test } from 'vitest';
import { fieldId, placeProblems } from './field-ids.ts';

const blocks: Block[] = [
  { id: 'a', type: 'text', hidden: false, html: '' },
  { id: 'b', type: 'steps', hidden: false, heading: '신청', items: [] },
];

test('a problem leads to the form of its block and to the field in it', () => {
  expect(placeProblems([{ field: 'blocks.1.items.0.title', message: '입력해 주십시오.' }], blocks)).toEqual([
    {
      owner: 'b',
      fieldId: fieldId('b', 'items.0.title'),
      message: '입력해 주십시오.',
      summary: '2번 순서 ‘신청’: 입력해 주십시오.',
    },
  ]);
});

test('what is wrong with the page itself leads to its own fields', () => {
  const placed = placeProblems(
    [
      { field: 'title', message: '입력해 주십시오.' },
      { field: 'sources.0.href', message: '주소' },
      { field: 'blocks', message: '많습니다.' },
    ],
    blocks,
  );
  expect(placed.map(({ owner, fieldId: id }) => [owner, id])).toEqual([
    ['page', 'edit-page-title'],
    ['sources', 'edit-sources-sources-0-href'],
    ['page', 'edit-page-blocks'],
  ]);
});
