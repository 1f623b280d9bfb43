import type { Content } from '@kidney/contract/content/contents/contents.schema.ts';
import { expect, test } from 'vitest';
import { detailsOf } from './content-labels.ts';
import { choicesOf } from './picked-contents.ts';

const content: Content = {
  kind: 'notice',
  id: '3',
  title: '안내',
  state: 'public',
  publicFrom: null,
  author: '홍길동',
  changedAt: '2026-11-15T03:00:00.000Z',
  version: 1,
  path: '/community/notices/3',
  editPath: '/community/notices/edit/3',
  removed: null,
  acts: ['withdraw', 'bin'],
};

test('D-OFF-07 a row says its kind, who wrote it and when it was changed; in the bin who put it there', () => {
  expect(detailsOf(content)).toEqual(['공지사항', '홍길동', '2026년 11월 15일 오후 12:00에 고침']);
  expect(
    detailsOf({ ...content, author: null, state: 'scheduled', publicFrom: '2026-12-01T00:00:00.000Z' }).slice(1),
  ).toEqual(['처음 올린 글', '2026년 11월 15일 오후 12:00에 고침', '2026년 12월 1일 오전 9:00에 공개할 예정']);
  const removed = { at: '2026-11-15T03:00:00.000Z', by: '김영희', keptUntil: '2026-12-15T03:00:00.000Z' };
  expect(detailsOf({ ...content, state: 'bin', removed }).slice(2)).toEqual([
    '김영희 님이 2026년 11월 15일 오후 12:00에 버림',
    '2026년 12월 15일까지 되살릴 수 있음',
  ]);
});

test('D-OFF-07 of what was picked, each act is offered for those to which it can be done', () => {
  const kept: Content = { ...content, id: '4', state: 'kept', acts: ['publish', 'bin'] };
  const choices = choicesOf([content, kept]).map(({ act, contents }) => [act, contents.map(({ id }) => id)]);
  expect(choices).toEqual([
    ['publish', ['4']],
    ['withdraw', ['3']],
    ['bin', ['3', '4']],
  ]);
});
