import { expect, test } from 'vitest';
import { hrefOf, readAsked, type Asked } from './event-address.ts';

test('every view has an address that leads back to it', () => {
  const all: Asked[] = [
    { view: 'upcoming' },
    { view: 'month', month: '2026-11' },
    { view: 'month', month: null },
    { view: 'past', year: '2025', cursor: '2025-03-01.1a' },
    { view: 'past', year: null, cursor: null },
  ];
  for (const asked of all) {
    expect(readAsked(new URL(hrefOf(asked), 'http://site').searchParams)).toEqual(asked);
  }
});

test('what was mistyped is left out', () => {
  const read = (query: string) => readAsked(new URLSearchParams(query));
  expect(read('view=month&month=2026-13')).toEqual({ view: 'month', month: null });
  expect(read('view=past&year=25&cursor=x')).toEqual({ view: 'past', year: null, cursor: null });
  expect(read('view=other')).toEqual({ view: 'upcoming' });
});
