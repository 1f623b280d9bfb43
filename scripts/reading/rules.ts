import { countWords, isSentence, splitSentences } from './sentences.ts';

export interface Block {
  text: string;
  isParagraph: boolean;
}

const goals = { average: 12, longest: 20, paragraph: 3 } as const;

/** Words of offices, and what everybody says instead. */
const plainWords: Record<string, string> = {
  익일: '다음 날',
  명일: '내일',
  금일: '오늘',
  상기: '위',
  동승: '함께 탐',
  지참: '가져오기',
  징구: '받기',
  구비서류: '필요한 서류',
  송부: '보내기',
  필히: '꼭',
  내원: '병원에 오심',
  유선: '전화',
  팝업: '알림 창',
  배너: '알림',
  popup: '알림 창',
  banner: '알림',
  login: '로그인',
};
const banned = new RegExp(`(?<![\\p{L}])(?:${Object.keys(plainWords).join('|')})`, 'giu');

/** 합쇼체, and the offer 도와드릴까요, for which 합쇼체 has no form. What stands in brackets or quotes at the end does not count. */
const politeEnd = /(?:니다|십시오|니까|드릴까요)$/;
const withoutTail = (sentence: string) =>
  sentence
    .replace(/[.?!。\s”’]+$/, '')
    .replace(/\s*\([^)]*\)$/, '')
    .replace(/[.?!”’]+$/, '');

const average = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0) / counts.length;

export interface Reading {
  page: string;
  /** 어절 of every sentence. */
  counts: number[];
  problems: string[];
}

function problemsOfSentence(sentence: string): string[] {
  const words = countWords(sentence);
  const problems = words > goals.longest ? [`has ${words} 어절, more than ${goals.longest}`] : [];
  for (const [word] of sentence.matchAll(banned))
    problems.push(`says ${word} instead of ${plainWords[word.toLowerCase()]}`);
  if (isSentence(sentence) && !politeEnd.test(withoutTail(sentence))) problems.push('is not 합쇼체');
  return problems.map((problem) => `${problem}: ${sentence}`);
}

export function readPage(page: string, blocks: readonly Block[]): Reading {
  const reading: Reading = { page, counts: [], problems: [] };
  for (const { text, isParagraph } of blocks) {
    const parts = splitSentences(text);
    const sentences = parts.filter(isSentence);
    reading.counts.push(...sentences.map(countWords));
    reading.problems.push(...parts.flatMap(problemsOfSentence));
    if (isParagraph && sentences.length > goals.paragraph) {
      reading.problems.push(`has a paragraph of ${sentences.length} sentences, more than ${goals.paragraph}: ${text}`);
    }
  }
  const mean = average(reading.counts);
  if (reading.counts.length === 0) reading.problems.push('has no sentence: was it read?');
  else if (mean > goals.average)
    reading.problems.push(`has ${mean.toFixed(1)} 어절 a sentence, more than ${goals.average}`);
  return reading;
}

export function lineOf(page: string, counts: readonly number[]): string {
  const longest = Math.max(0, ...counts);
  return `reading: ${page} ${counts.length} sentences, average ${average(counts).toFixed(1)}, longest ${longest}`;
}
