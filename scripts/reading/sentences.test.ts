import { expect, test } from 'vitest';
import { countWords, isSentence, splitSentences } from './sentences.ts';

test.each([
  ['a text', '천천히 일어납니다. 어지러우면 앉으십시오! 괜찮습니까?', 3],
  ['a text without an end', '천천히 일어납니다. 이어지는 말', 2],
  ['numbers with dots', '수치는 1.73보다 낮고 3.5 kg이 넘습니다. 다릅니다.', 2],
  ['a date with dots', '2026. 11. 14. 개정하고 2026. 12. 1.부터 따릅니다.', 1],
  ['the number of a list', '1. 신청서를 냅니다. 2. 기다립니다.', 2],
  ['a letter of a list', '가. 신청서를 냅니다. 나. 기다립니다.', 2],
  ['an abbreviation', 'e.g. 투석 vs. 이식 No. 3 글입니다. A. 저자의 글입니다.', 2],
  ['an address of the web', 'https://example.org/a.b?c=d 누리집을 봅니다. 끝입니다.', 2],
  ['a quoted sentence in a sentence', '“등록했습니까? 언제입니까?” 하고 물어보십시오. 적어 두십시오.', 2],
  ['a quoted sentence with its particle', '“투석을 합니다.”라고 말합니다.', 1],
  ['a quoted sentence of its own', '“함께 갑시다.” 그렇게 시작했습니다.', 2],
  ['brackets', '줄이기도 합니다(예: 소금. 물). 다릅니다.', 2],
])('splits %s', (_what, text, sentences) => {
  expect(splitSentences(text)).toHaveLength(sentences);
});

test('nothing is lost and nothing is empty', () => {
  expect(splitSentences('  첫째\n 문장입니다.  둘째입니다. ')).toEqual(['첫째 문장입니다.', '둘째입니다.']);
  expect(splitSentences(' \n ')).toEqual([]);
});

test('words are counted, signs are not', () => {
  expect(countWords('투석 · 이식 → 119에 전화합니다.')).toBe(4);
});

test.each([
  ['전화합니다.', true],
  ['누구에게 물어봅니까?', true],
  ['“전화합니다.”', true],
  ['전화로 물어볼 곳', false],
  ['갈아 줍니다(CAPD)', false],
])('%s is a sentence: %s', (text, expected) => expect(isSentence(text)).toBe(expected));
