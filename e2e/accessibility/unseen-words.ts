import type { Unseen } from './painted.ts';

interface Spoken {
  text: RegExp;
  /** As `findUnseen` names it. */
  where: string;
  why: string;
}

/** Words that are read aloud and that nobody sees, each with its reason. */
const spoken: readonly Spoken[] = [
  { text: /^본문 바로가기$/, where: 'a', why: 'comes into view with the focus' },
  { text: /^요일$/, where: 'th span', why: 'the head of a calendar shows 월, and is read as 월요일' },
  {
    text: /^(?:[0-9A-Z] ){3}[0-9A-Z](?:, (?:[0-9A-Z] ){3}[0-9A-Z])*$/,
    where: 'p span',
    why: 'a receipt number, letter by letter',
  },
  {
    text: /^:$|체조|프로그램/,
    where: 'p span',
    why: 'who turns to the next program hears which it is; it is seen below',
  },
  { text: /(?:까\?|십시오\.)$/, where: 'a span', why: 'which answer the link 고치기 changes; it is seen above' },
  { text: /^[^,]+, 전체 \d+건$/, where: 'caption', why: 'names the table; the title of the page is seen above it' },
  { text: /^\d+건을 골랐습니다\.$/, where: 'p', why: 'says at once what the bar with the buttons shows' },
  {
    text: /^(?:찾은 것이 없습니다\.|\d+건을 찾았습니다\. .+)$/,
    where: 'p',
    why: 'says how many rows stand below the box of the office; they are seen',
  },
];

/** A title, a whole head of a table or an entry of a menu is never on the list. */
const neverUnseen = /^(?:h1|th|nav\b.*)$/;

export const isExpected = ({ text, where }: Unseen): boolean =>
  !neverUnseen.test(where) && spoken.some((each) => each.where === where && each.text.test(text));
