import { expect, test } from 'vitest';
import { hrefOf, queryOf, readAsked } from './search-address.ts';

const read = (query: string) => readAsked(new URLSearchParams(query));

test('an address says what is asked, and what cannot be is left out', () => {
  expect(read('q=투석&section=daycare&year=2025&cursor=w.0.mi1.2')).toEqual({
    q: '투석',
    section: 'daycare',
    year: '2025',
    cursor: 'w.0.mi1.2',
  });
  const nothing = { q: '', section: null, year: null, cursor: null };
  expect(read('q=%00%0A&section=toString&year=26&cursor=x')).toEqual(nothing);
  expect(read('')).toEqual(nothing);
});

test('long, half and decomposed text becomes text that can be asked', () => {
  expect(read(`q=${'가'.repeat(80)}`).q).toHaveLength(60);
  expect(read(`q=${encodeURIComponent('투석'.normalize('NFD'))}`).q).toBe('투석');
});

test('the way back to the address holds only what was chosen', () => {
  expect(hrefOf(read('q=a%26b&year=2025'))).toBe('/search?q=a%26b&year=2025#found');
  expect(hrefOf(read(''))).toBe('/search');
  expect(queryOf(read('q=투석'))).toEqual({ q: '투석' });
});
