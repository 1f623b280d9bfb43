import { expect, test } from 'vitest';
import { sampleFacts, samplePages } from '../../../../testing/sample-content.ts';
import { sampleFaq } from './faq.ts';

/** Every text of the seeds, with the name of what it stands in. */
const texts: [string, string][] = [
  ...samplePages.map((page): [string, string] => [page.key, JSON.stringify(page)]),
  ...sampleFacts.map((fact): [string, string] => [fact.key, JSON.stringify(fact)]),
  ...sampleFaq.map(({ title, des }): [string, string] => [title, des]),
];
const withWords = (words: RegExp) => texts.filter(([, text]) => words.test(text)).map(([name]) => name);

test('D-RT-12 the service is 병원 이동 차량 and the centre 병원이송센터, whatever page speaks of them', () => {
  expect(withWords(/병원 이송|이송 차량|이송 서비스|이동 서비스|병원이송센터 안내/)).toEqual([]);
});

test('D-RT-12 nothing is said to stand at the foot of the screen without a link to it', () => {
  expect(withWords(/맨 아래|위 주소|아래 후원 계좌/)).toEqual([]);
});

test('D-CT-01 a fact with an old source says from when it is known, and claims no check', () => {
  const old = sampleFacts.filter(({ source }) => /\(2023년|2006년/.test(source));
  expect(old.map(({ key }) => key)).toContain('special-rate-5years');
  for (const { key, effectiveFrom, checkedOn } of old)
    expect([key, checkedOn, typeof effectiveFrom]).toEqual([key, null, 'string']);
});

test('D-CT-01 what may have changed since it was last known names whom to ask', () => {
  const rate = sampleFacts.find(({ key }) => key === 'special-rate');
  expect(rate).toMatchObject({ effectiveFrom: '2026-01-05', checkedOn: null });
  expect(rate?.note).toMatch(/2026년 하반기부터 5%.*1577-1000에 물어보십시오/);
});

test('D-CT-02 what patients ask for stands on the page where they look for it', () => {
  const textOf = (slug: string) => texts.find(([name]) => name === slug)?.[1] ?? '';
  const places: Record<string, string[]> = {
    'kidney-overview': ['소변의 알부민 숫자', '예방접종은', '아픈 날에는 약을', '아이와 임신'],
    'kidney-therapy': ['우수 인공신장실', '장기이식의료기관'],
    'kidney-welfare': ['nps-disability', 'register-objection', '다시 판정', 'tax-deduction', '세금: 자동차', '일자리'],
    'kidney-disaster': ['119안심콜', '안전디딤돌'],
  };
  for (const [slug, topics] of Object.entries(places))
    expect(topics.filter((topic) => !textOf(slug).includes(topic))).toEqual([]);
});

test('D-CT-02 every fact that a page shows is there', () => {
  const known = new Set(sampleFacts.map(({ key }) => key));
  const shown = samplePages.flatMap(({ blocks }) => blocks.flatMap((block) => ('keys' in block ? block.keys : [])));
  expect(shown.filter((key) => !known.has(key))).toEqual([]);
});
