import { expect, test } from 'vitest';
import { hrefOf, readAsked } from './list-address.ts';

const read = (query: string) => readAsked(new URLSearchParams(query));

test('S-RT-03 S-RT-05 one way of asking is taken from an address, and words win', () => {
  expect(read('')).toEqual({});
  expect(read('page=3')).toEqual({ page: '3' });
  expect(read('page=3&month=2024-05')).toEqual({ month: '2024-05' });
  expect(read('page=3&month=2024-05&before=abc-12')).toEqual({ before: 'abc-12' });
  expect(read('q=+투석++&page=2&cursor=r.1.a.b')).toEqual({ q: '투석', cursor: 'r.1.a.b' });
});

test('what cannot be is left out', () => {
  for (const query of ['page=0', 'page=51', 'page=1e1', 'before=%27', 'month=2024-13', 'q=%20', 'cursor=r.1.a.b']) {
    expect(read(query)).toEqual({});
  }
  expect(read(`q=${'가'.repeat(90)}`).q).toHaveLength(60);
  expect(read(`q=${encodeURIComponent('가'.normalize('NFD'))}`).q).toBe('가');
});

test('an address says what was read from it', () => {
  expect(hrefOf('/community/notices', {})).toBe('/community/notices');
  expect(hrefOf('/community/notices', { q: '물 섭취' })).toBe('/community/notices?q=%EB%AC%BC+%EC%84%AD%EC%B7%A8');
});
