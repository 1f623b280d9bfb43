import { expect, test } from 'vitest';
import { isCalled } from './first-consonants.ts';

test.each([
  ['보관 기간', '보관'],
  ['보관 기간', '관기'],
  ['보관 기간', 'ㅂㄱㄱㄱ'],
  ['신청 접수', 'ㅅㅊ'],
  ['각서', 'ㄳ'],
  ['FAQ 모음', 'faq'],
])('D-OFF-11 %s is called by %s', (name, words) => {
  expect(isCalled(name, words)).toBe(true);
});

test.each([
  ['보관 기간', '기관'],
  ['보관 기간', 'ㄱㅂ'],
  ['보관 기간', 'ㅏ'],
  ['보관 기간', ' '],
])('D-OFF-11 %s is not called by %j', (name, words) => {
  expect(isCalled(name, words)).toBe(false);
});
