import type { Block } from '@kidney/contract/content/pages/blocks.schema.ts';
import type { PageContent } from '@kidney/contract/content/pages/pages.schema.ts';
import { expect, test } from 'vitest';
import { comparePages } from './page-difference.ts';
import { compareWords } from '../../../../platform/editing/comparison/word-difference.ts';

const text = (id: string, words = id): Block => ({ id, type: 'text', hidden: false, html: `<p>${words}</p>` });
const page = (blocks: Block[], more: Partial<PageContent> = {}): PageContent => ({
  title: '제목',
  lead: '',
  description: '설명',
  blocks,
  sources: [],
  checkedOn: null,
  ...more,
});
const changesOf = (before: PageContent, after: PageContent) =>
  comparePages(before, after, []).map(({ key, changes }) => `${key} ${changes.join('+')}`);

test('words that only one of two texts has are marked', () => {
  const { before, after } = compareWords('한 달에 30,000원을 냅니다.', '한 달에 35,000원을 미리 냅니다.');
  expect(before).toEqual([
    { text: '한 달에', isChanged: false },
    { text: ' 30,000원을', isChanged: true },
    { text: ' 냅니다.', isChanged: false },
  ]);
  expect(after.filter(({ isChanged }) => isChanged)).toEqual([{ text: ' 35,000원을 미리', isChanged: true }]);
});

test('the pieces of a text are the text', () => {
  const [old, fresh] = ['하나\n둘  셋 ', ' 둘\n넷'];
  const { before, after } = compareWords(old, fresh);
  expect(before.map((piece) => piece.text).join('')).toBe(old);
  expect(after.map((piece) => piece.text).join('')).toBe(fresh);
});

test('blocks are added, removed, moved and changed', () => {
  const before = page([text('a'), text('b'), text('x'), text('c'), text('d')]);
  const after = page([text('a'), text('d'), text('b', '고침'), text('x'), text('e')]);
  expect(changesOf(before, after)).toEqual(['d moved', 'b changed', 'c removed', 'e added']);
});

test('a block that moved and changed says both, and pages that are alike say nothing', () => {
  const before = page([text('a'), text('b'), text('c')]);
  expect(changesOf(before, page([text('c', '고침'), text('a'), text('b')]))).toEqual(['c moved+changed']);
  expect(changesOf(before, before)).toEqual([]);
});

test('a block that was hidden has changed, in words', () => {
  const [difference] = comparePages(page([text('a')]), page([{ ...text('a'), hidden: true }]), []);
  expect(difference).toMatchObject({ changes: ['changed'], before: 'a', after: '(숨김)\na' });
});

test('the title, the sources and the day are compared too', () => {
  const after = page([], { title: '새 제목', checkedOn: '2026-11-15', sources: [{ title: '자료' }] });
  expect(changesOf(page([]), after)).toEqual(['제목 changed', '참고한 자료 changed', '확인한 날 changed']);
});
