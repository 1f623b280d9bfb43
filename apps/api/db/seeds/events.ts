import type { CreateEvent } from '@kidney/contract/content/events/events.schema.ts';

const whole = {
  html: '<p>보기로 넣은 행사입니다. 실제로 열리지 않습니다.</p>',
  place: '표본 강당',
  address: '',
  mapHref: null,
  capacity: '',
  repeat: null,
};

const daysFrom = (today: Date, days: number) =>
  new Date(today.getTime() + days * 86_400_000).toISOString().slice(0, 10);

/** Plainly samples, around the day on which they are put in. */
export function sampleEvents(today = new Date()): CreateEvent[] {
  const on = (days: number) => ({ startsOn: daysFrom(today, days), endsOn: daysFrom(today, days) });
  return [
    { ...whole, title: '표본: 신장 건강 강좌', ...on(12), startTime: '14:00', endTime: '16:00', capacity: '30명까지' },
    { ...whole, title: '표본: 봄나들이', ...on(-200), startTime: null, endTime: null },
    {
      ...whole,
      title: '표본: 자조 모임',
      ...on(3),
      startTime: '10:30',
      endTime: '12:00',
      repeat: { every: 'week', interval: 2, until: null, count: 12, except: [] },
    },
  ];
}
