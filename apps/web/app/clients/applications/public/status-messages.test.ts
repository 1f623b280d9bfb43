import type { ApplicationStatus } from '@kidney/contract/clients/applications/status.schema.ts';
import { expect, test } from 'vitest';
import { statusInWords } from './status-messages.ts';

const settled: ApplicationStatus = {
  kind: 'transport',
  state: 'settled',
  steps: [
    { state: 'received', at: '2026-11-16T01:00:00.000Z' },
    { state: 'consulting', at: '2026-11-17T01:00:00.000Z' },
    { state: 'scheduling', at: null },
    { state: 'settled', at: '2026-11-18T16:00:00.000Z' },
  ],
  since: '2026-11-18T16:00:00.000Z',
  reason: null,
  dueOn: null,
  pictures: [],
  ride: { van: '1호차', days: ['mon', 'fri'], pickUpAt: '06:10', returnAt: null, firstDay: '2026-11-23' },
  nextRide: null,
};

test('D-APP-04 each step has its day in Seoul, and one of them is where it is now', () => {
  const { heading, stations } = statusInWords(settled);
  expect(heading).toBe('차량이 정해졌습니다');
  expect(stations).toEqual([
    { title: '신청 접수', day: '11월 16일(월)', here: null },
    { title: '상담', day: '11월 17일(화)', here: null },
    { title: '일정 조율', day: null, here: null },
    { title: '배정 완료', day: '11월 19일(목)', here: '지금 여기입니다' },
  ]);
});

test('D-APP-04 the ride is told where it is known, without a way that is not driven', () => {
  expect(statusInWords(settled).facts.map(({ label, value }) => `${label}: ${value}`)).toEqual([
    '타실 차: 1호차',
    '타시는 요일: 월·금',
    '모시러 가는 시각: 오전 6시 10분',
    '처음 타시는 날: 11월 23일(월)',
  ]);
  expect(statusInWords({ ...settled, ride: null }).facts).toEqual([]);
});

test('D-CAS-06 a change is told with its day, after the ride that still counts', () => {
  const nextRide = { van: '2호차', days: ['tue' as const], pickUpAt: null, returnAt: '11:30', firstDay: '2026-12-08' };
  const { facts } = statusInWords({ ...settled, nextRide });
  expect(facts[0]).toMatchObject({ label: '타실 차', value: '1호차' });
  expect(facts.at(-1)).toMatchObject({
    label: '12월 8일(화)부터 바뀝니다',
    value: '2호차, 화, 병원에서 떠나는 시각 오전 11시 30분',
  });
});

test('D-APP-04 whoever waits is told why, and by when the office calls', () => {
  const waiting = {
    ...settled,
    state: 'waiting',
    reason: '지금은 차에 빈자리가 없습니다.',
    dueOn: '2026-11-20',
  } as const;
  expect(statusInWords({ ...waiting, ride: null }).facts.map(({ value }) => value)).toEqual([
    '지금은 차에 빈자리가 없습니다.',
    '11월 20일(금)까지',
  ]);
});
