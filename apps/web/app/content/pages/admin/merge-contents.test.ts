import type { Block } from '@kidney/contract/content/pages/blocks.schema.ts';
import type { PageContent } from '@kidney/contract/content/pages/pages.schema.ts';
import { expect, test } from 'vitest';
import { mergeContents } from './merge-contents.ts';

const text = (id: string, words = id): Block => ({ id, type: 'text', hidden: false, html: words });
const page = (blocks: Block[], more: Partial<PageContent> = {}): PageContent => ({
  title: '제목',
  lead: '',
  description: '설명',
  blocks,
  sources: [],
  checkedOn: null,
  ...more,
});
const base = page([text('a'), text('b'), text('c')]);
const merged = (mine: Block[], theirs: Block[]) =>
  mergeContents({ base, mine: page(mine), theirs: page(theirs) }).blocks.map((block) => 'html' in block && block.html);

test('what each of the two changed is there, and what both changed is mine', () => {
  expect(
    merged(
      [text('a', 'A mine'), text('b'), text('c', 'C mine')],
      [text('a'), text('b', 'B theirs'), text('c', 'C theirs')],
    ),
  ).toEqual(['A mine', 'B theirs', 'C mine']);
});

test('what each of the two added stands after its neighbour', () => {
  expect(merged([text('a'), text('m'), text('b'), text('c')], [text('t'), text('a'), text('b'), text('c')])).toEqual([
    't',
    'a',
    'm',
    'b',
    'c',
  ]);
});

test('what one took away is gone, unless the other has worked on it', () => {
  expect(merged([text('a'), text('c')], [text('a'), text('b'), text('c')])).toEqual(['a', 'c']);
  expect(merged([text('a'), text('c')], [text('a'), text('b', 'B theirs'), text('c')])).toEqual(['a', 'B theirs', 'c']);
  expect(merged([text('a', 'A mine'), text('b'), text('c')], [text('b'), text('c')])).toEqual(['A mine', 'b', 'c']);
});

test('who moved blocks decides the order', () => {
  expect(merged([text('a'), text('b'), text('c')], [text('c'), text('a'), text('b')])).toEqual(['c', 'a', 'b']);
  expect(merged([text('b'), text('a'), text('c')], [text('a'), text('b'), text('c')])).toEqual(['b', 'a', 'c']);
});

test('fields are taken one by one', () => {
  const mine = page(base.blocks, { title: '내 제목' });
  const theirs = page(base.blocks, { title: '남의 제목', lead: '남의 글' });
  expect(mergeContents({ base, mine, theirs })).toMatchObject({ title: '내 제목', lead: '남의 글' });
});
