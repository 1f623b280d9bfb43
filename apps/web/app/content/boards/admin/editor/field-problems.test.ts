import { expect, test } from 'vitest';
import { problemsOf, summaryOf } from './field-problems.ts';

test('D-BRD-04 what the server says of a field stands at the field, the first of it', () => {
  const errors = problemsOf([
    { field: 'publish.at', message: '때' },
    { field: 'attachments.0', message: '파일' },
    { field: 'title', message: '제목' },
    { field: 'title', message: '또 제목' },
  ]);
  expect(errors).toEqual({ title: '제목', attachments: '파일', 'publish.at': '때' });
  expect(summaryOf(errors)).toEqual([
    { fieldId: 'post-title', message: '제목' },
    { fieldId: 'post-attachments', message: '파일' },
    { fieldId: 'post-publish-at', message: '때' },
  ]);
});
