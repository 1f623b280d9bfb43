import type { Block } from '@kidney/contract/content/pages/blocks.schema.ts';
import { expect, test } from 'vitest';
import { arrangeBlocks } from './arrange-blocks.ts';

const base = { hidden: false };
const text = (id: string): Block => ({ ...base, id, type: 'text', html: '<p>글</p>' });
const figure = (id: string): Block => ({ ...base, id, type: 'figure', art: 'pic-step', alt: '그림' });
const facts = (id: string): Block => ({ ...base, id, type: 'facts', keys: ['transport-fee'] });
const comparison: Block = {
  ...base,
  id: 'other-ways',
  type: 'comparison',
  caption: '비교',
  columns: ['가', '나'],
  rows: [],
};
const steps: Block = { ...base, id: 'steps', type: 'steps', items: [] };
const contact: Block = { ...base, id: 'contact', type: 'action', heading: '신청', actions: [] };
const ids = (blocks: readonly Block[]) => blocks.map(({ id }) => id);

test('S-TR-01 every block has one place, and the others keep their order around the costs', () => {
  const blocks = [
    text('intro'),
    figure('p1'),
    facts('operation'),
    facts('usage'),
    steps,
    figure('p2'),
    text('a'),
    comparison,
    facts('b'),
    figure('p3'),
    contact,
  ];
  const placed = arrangeBlocks(blocks);
  expect(placed.intro?.id).toBe('intro');
  expect(ids(placed.guides)).toEqual(['operation', 'usage']);
  expect(placed.steps?.id).toBe('steps');
  expect(ids(placed.pictures)).toEqual(['p1', 'p2']);
  expect(placed.contact?.id).toBe('contact');
  expect(ids(placed.before)).toEqual(['a', 'other-ways']);
  expect(ids(placed.after)).toEqual(['b', 'p3']);
});

test('S-TR-01 what an editor hides or removes is simply not there', () => {
  const placed = arrangeBlocks([{ ...steps, hidden: true }, text('a'), { ...text('intro'), hidden: true }]);
  expect(placed).toMatchObject({
    intro: undefined,
    steps: undefined,
    contact: undefined,
    guides: [],
    pictures: [],
    before: [],
  });
  expect(ids(placed.after)).toEqual(['a']);
});
