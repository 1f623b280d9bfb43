import { expect, test } from 'vitest';
import { hrefOf, isNarrowed, readFilter } from './content-filter.ts';

const read = (query: string) => readFilter(new URLSearchParams(query));

test('D-OFF-07 an address says what is sought; what is not known is left out', () => {
  expect(read('state=bin&kind=event&author=7&q=%20걷기%20&older=mhyz1234.page.kidney-overview')).toEqual({
    state: 'bin',
    kind: 'event',
    author: '7',
    q: '걷기',
    older: 'mhyz1234.page.kidney-overview',
  });
  expect(read('state=gone&kind=x&author=me&q=%20&older=zz')).toEqual({});
  expect(hrefOf({})).toBe('/admin/contents');
  expect(readFilter(new URL(hrefOf({ state: 'kept', q: '봄 & 가을' }), 'http://localhost').searchParams)).toEqual({
    state: 'kept',
    q: '봄 & 가을',
  });
});

test('D-OFF-07 the state alone does not narrow: it has its own row of choices', () => {
  expect(isNarrowed({ state: 'bin', older: '0.faq.1' })).toBe(false);
  expect(isNarrowed({ author: '7' })).toBe(true);
});
