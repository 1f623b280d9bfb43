import { describe, expect, test } from 'vitest';
import { chosenWords, hrefOf, queryOf, readFilter } from './facility-filter.ts';

const districts = ['중구', '남구'].map((name) => ({ name, map: null }));
const read = (query: string) => readFilter(new URLSearchParams(query), districts);

describe('the choice in an address', () => {
  test('is read, and written back the same', () => {
    const filter = read('district=남구&shift=night&days=tts&q=삼산');
    expect(filter).toEqual({ district: '남구', shift: 'night', days: 'tts', q: '삼산' });
    const [path, query = ''] = hrefOf(filter).replace('#clinics', '').split('?');
    expect([path, read(query)]).toEqual(['/kidney/facilities', filter]);
  });

  test('without anything is everything', () => {
    expect(hrefOf(read(''))).toBe('/kidney/facilities#clinics');
    expect(hrefOf(read('district=&shift=&days=&q='))).toBe('/kidney/facilities#clinics');
  });

  test('leaves out what nobody knows', () => {
    expect(read('district=서울&shift=dawn&days=weekend&rank=1')).toEqual({
      district: null,
      shift: null,
      days: null,
      q: '',
    });
  });

  test('holds words that can be searched for, and not too many', () => {
    expect(read('q=%00%0a 삼산%09동 ').q).toBe('삼산 동');
    expect(read(`q=${'가'.repeat(100)}`).q).toHaveLength(60);
    expect(read(`q=${'a'.repeat(59)}${encodeURIComponent('😀')}`).q.isWellFormed()).toBe(true);
  });

  test('is counted for all districts alike, and said in words', () => {
    const filter = read('district=남구&shift=night&q=삼산');
    expect(queryOf(filter)).toEqual({ shift: 'night', q: '삼산' });
    expect(chosenWords(filter)).toEqual(['야간', '‘삼산’']);
  });
});
