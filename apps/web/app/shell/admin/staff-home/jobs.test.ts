import type { DueCase } from '@kidney/contract/clients/cases/waiting-cases.schema.ts';
import { expect, test } from 'vitest';
import { jobsOf } from './jobs.ts';

const today = '2026-11-20';
const aCase: DueCase = {
  id: 'c',
  kind: 'transport',
  state: 'received',
  way: 'web',
  name: '신청인',
  receivedAt: '2026-11-16T03:00:00Z',
  dueOn: today,
  assignee: null,
  version: 1,
};

test('D-OFF-01 the latest stands first, whatever it is, and what is further than a week away nowhere', () => {
  const { due, soon } = jobsOf({
    today,
    cases: [
      aCase,
      { ...aCase, id: 'd', state: 'scheduling', dueOn: '2026-11-24', assignee: { id: 1, nickName: '배차 직원' } },
    ],
    formats: [{ id: 'f', format: 'braille', dueOn: '2026-11-19' }],
    duties: [
      { id: 1, title: '합계표', href: null, dueOn: '2026-11-18' },
      { id: 2, title: '새해 금액', href: '/admin/facts', dueOn: '2027-01-31' },
    ],
  });
  expect(due.map(({ title, to }) => [title, to])).toEqual([
    ['합계표', '/admin/duties'],
    ['점자 보내기', '/admin/format-requests'],
    ['신청인 님께 상담 전화', '/admin/applications/c'],
  ]);
  expect(due[2]?.words).toBe('병원 이동 신청 · 11월 16일(월) 접수 · 담당 없음');
  expect(soon).toMatchObject([
    { title: '신청인 님 차량 배정', action: '배정하기', words: expect.stringContaining('배차 직원') },
  ]);
});
