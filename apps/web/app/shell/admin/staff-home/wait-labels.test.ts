import { expect, test } from 'vitest';
import { countInWords, placeOf } from './wait-labels.ts';

test('D-OFF-01 a count that was cut off says so', () => {
  expect(countInWords({ kind: 'drafts', count: 3 })).toEqual({ number: '3', unit: '개' });
  expect(countInWords({ kind: 'drafts', count: 99 })).toEqual({ number: '99', unit: '개' });
  expect(countInWords({ kind: 'drafts', count: 100 })).toEqual({ number: '99', unit: '개 넘음' });
});

test('D-OFF-01 what is written somewhere leads there', () => {
  expect(placeOf('notice')).toEqual({ label: '공지사항', to: '/community/notices#unlisted' });
  expect(placeOf('newsletters').to).toBe('/community/newsletter#hidden');
});
