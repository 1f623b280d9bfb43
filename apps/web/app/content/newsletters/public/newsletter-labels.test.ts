import { expect, test } from 'vitest';
import { readCursor } from './newsletter-address.ts';
import { issueWords, pageWords } from './newsletter-labels.ts';

const issue = { id: 3, number: 45, title: '동행', publishedOn: '2026-10-01', pageCount: 8 };
const pdf = { url: '/files/x/file.pdf', name: '동행.pdf', size: 3_210_000 };

test('D-NWL-01 an issue says its number, its day and the size of its file', () => {
  const words = issueWords({ ...issue, description: '', cover: null, pdf });
  expect(words).toMatchObject({ name: '제45호', date: '2026년 10월 1일', pdf: { size: '3.2 MB' } });
  expect(issueWords({ ...issue, description: '', cover: null, pdf: null }).pdf).toBeNull();
});

test('D-NWL-01 empty lines part the words of a page', () => {
  const page = { issue: { ...issue, pdf }, page: 2, picture: null, version: 1 };
  expect(pageWords({ ...page, text: '물\n소금\n\n \n운동' }).paragraphs).toEqual(['물\n소금', '운동']);
  expect(pageWords({ ...page, text: '' }).paragraphs).toEqual([]);
});

test('D-NWL-01 a mistyped address still leads to the list', () => {
  const read = (query: string) => readCursor(new URLSearchParams(query));
  expect([read('cursor=2026-10-01.3f'), read('cursor=x'), read('')]).toEqual(['2026-10-01.3f', undefined, undefined]);
});
