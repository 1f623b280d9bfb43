import { expect, test } from 'vitest';
import { lineOf, readPage } from './rules.ts';

const paragraph = (text: string) => readPage('/a', [{ text, isParagraph: true }]);
const words = (count: number) => Array.from({ length: count }, () => '말');

test('plain sentences have no problem, and headings do not make the average smaller', () => {
  const blocks = [
    { text: '전화로 물어볼 곳', isParagraph: false },
    { text: '사무국으로 전화해 주십시오. 무엇을 도와드릴까요? 약을 갈아 줍니다(CAPD).', isParagraph: true },
    { text: '“등록했습니까?”', isParagraph: false },
  ];
  const { counts, problems } = readPage('/a', blocks);
  expect(problems).toEqual([]);
  expect(counts).toEqual([3, 2, 3, 1]);
  expect(lineOf('/a', counts)).toBe('reading: /a 4 sentences, average 2.3, longest 3');
});

test('a sentence of 20 어절 may be, one of 21 is named, and so is a label of 21', () => {
  const most = [...words(19), '갑니다.'].join(' ');
  expect(paragraph(`${most} 갑니다. 갑니다.`).problems).toEqual([]);
  expect(paragraph(`말 ${most} 갑니다. 갑니다.`).problems).toEqual([`has 21 어절, more than 20: 말 ${most}`]);
  const label = words(21).join(' ');
  expect(
    readPage('/a', [
      { text: `갑니다.`, isParagraph: false },
      { text: label, isParagraph: false },
    ]).problems,
  ).toEqual([`has 21 어절, more than 20: ${label}`]);
});

test('the average of a page is at most 12', () => {
  const sentence = [...words(12), '갑니다.'].join(' ');
  expect(paragraph(sentence).problems).toEqual(['has 13.0 어절 a sentence, more than 12']);
});

test.each([
  ['익일 출발합니다.', 'says 익일 instead of 다음 날: 익일 출발합니다.'],
  ['신분증을 지참하십시오.', 'says 지참 instead of 가져오기: 신분증을 지참하십시오.'],
  ['Login 하십시오.', 'says Login instead of 로그인: Login 하십시오.'],
  ['전화해 주세요.', 'is not 합쇼체: 전화해 주세요.'],
  ['전화한다(밤에도).', 'is not 합쇼체: 전화한다(밤에도).'],
])('%s', (text, problem) => expect(paragraph(text).problems).toEqual([problem]));

test('a word inside another is not the banned one', () => {
  expect(paragraph('세상기운이 좋습니다.').problems).toEqual([]);
});

test('a paragraph has at most three sentences, a list as many as it likes', () => {
  const text = '갑니다. 갑니다. 갑니다. 갑니다.';
  expect(paragraph(text).problems).toEqual([`has a paragraph of 4 sentences, more than 3: ${text}`]);
  expect(readPage('/a', [{ text, isParagraph: false }]).problems).toEqual([]);
});

test('a page without a sentence was not read', () => {
  expect(readPage('/a', []).problems).toEqual(['has no sentence: was it read?']);
});
