import { describe, expect, it } from 'vitest';
import { newsWords } from './news-labels.ts';

const event = { title: '함께 걷기', place: '마당', startTime: '14:00' };
const visit = { day: '2026-11-20', people: 2 } as const;

describe('that the day is another one', () => {
  it('D-EVT-03 says to whoever waits that they wait still, and to whoever comes that they can', () => {
    const when = '‘함께 걷기’ 날짜가 바뀌었습니다. 바뀐 날은 다음과 같습니다.\n11월 20일(금) 14:00, 마당, 2명\n';
    expect([
      newsWords('moved', event, { ...visit, state: 'waiting' }).words,
      newsWords('moved', event, { ...visit, state: 'registered' }).words,
    ]).toEqual([`${when}아직 대기이십니다. 자리가 나면 다시 알려 드립니다.`, `${when}오실 자리가 있습니다.`]);
  });
});
