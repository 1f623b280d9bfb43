import type { PostSource } from '@kidney/contract/content/boards/boards.schema.ts';
import { expect, test } from 'vitest';
import { contentOf, draftOf, emptyForm, formOfDraft, formOfSource, publishOf } from './post-form.ts';
import { fromWallTime, toWallTime } from '../../../platform/seoul-moment.ts';

const file = {
  id: '11111111-2222-3333-4444-555555555555',
  name: '신청서.hwp',
  type: 'hwp',
  size: 17,
  href: '/x',
} as const;
const source: PostSource = {
  id: 3,
  number: null,
  title: '안내',
  html: '<p>글</p>',
  office: '사무국',
  attachments: [file.id],
  attachmentFiles: [file],
  pinnedUntil: '2026-12-01',
  state: 'scheduled',
  publishedAt: '2026-11-30T23:05:00.000Z',
  updatedAt: '2026-11-15T00:00:00.000Z',
  version: 2,
};

test('D-BRD-04 a stored post comes back from the form as it was', () => {
  const form = formOfSource(source);
  const { title, html, office, attachments, pinnedUntil } = source;
  expect(contentOf(form)).toEqual({ title, html, office, attachments, pinnedUntil });
  expect(publishOf(form)).toEqual({ state: 'scheduled', at: source.publishedAt });
});

test('D-BRD-04 a draft keeps the time it was scheduled for, and else what the post does', () => {
  const before = { ...emptyForm('사무국'), publish: 'kept' as const };
  const typed = { ...formOfSource(source), title: '고친 안내' };
  expect(formOfDraft(draftOf(typed), [file], before)).toEqual(typed);
  expect(formOfDraft({ ...draftOf(typed), publishAt: null }, [file], before)).toMatchObject({ publish: 'kept' });
});

test('the clock is that of Ulsan', () => {
  expect(toWallTime('2026-11-30T23:05:00.000Z')).toBe('2026-12-01T08:05');
  expect(fromWallTime('2026-12-01T08:05')).toBe('2026-11-30T23:05:00.000Z');
  expect(fromWallTime('')).toBeNull();
  expect(publishOf({ publish: 'scheduled', publishAt: '' })).toBeNull();
});
