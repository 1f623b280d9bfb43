import { expect, test } from 'vitest';
import { groupsOf, isWithin, screensOf } from './office-screens.ts';

const labels = (...roles: string[]) => screensOf(roles).map(({ label }) => label);
const groupAt = (path: string) =>
  groupsOf(['owner'])
    .filter((group) => isWithin(group, path))
    .map(({ label }) => label);

test('D-OFF-10 everybody has the first screen, and each role its own', () => {
  expect(labels()).toEqual(['오늘 할 일']);
  expect(labels('driver')).toEqual(['오늘 할 일']);
  expect(labels('dispatcher')).toEqual([
    '오늘 할 일',
    '전화 받기',
    '첫날 연습',
    '신청 접수',
    '여럿에게 문자',
    '다른 형식 요청',
    '행사 신청',
    '명단 옮기기',
    '운행하지 않는 날',
    '해마다 할 일',
    '설정',
  ]);
  expect(labels('editor', 'driver')).toEqual([
    '오늘 할 일',
    '운행하지 않는 날',
    '모든 글',
    '금액과 사실',
    '깨진 링크',
    '옛 글 옮기기',
    '인공신장실',
    '해마다 할 일',
    '설정',
  ]);
  expect(labels('owner')).toHaveLength(21);
});

test('D-OFF-10 a group without anything is not there', () => {
  const names = (role: string) => groupsOf([role]).map(({ label }) => label);
  expect(names('driver')).toEqual(['오늘']);
  expect(names('dispatcher')).toEqual(['오늘', '사람', '이동', '관리']);
  expect(names('editor')).toEqual(['오늘', '이동', '글', '관리']);
  expect(names('owner')).toEqual(['오늘', '사람', '이동', '글', '관리']);
});

test('D-OPS-04 where there are no vans their screen is not there', () => {
  const shown = groupsOf(['editor'], (section) => section !== 'transport').map(({ label }) => label);
  expect(shown).toEqual(['오늘', '글', '관리']);
});

test.each([
  ['/admin', ['오늘']],
  ['/admin/call/transport', ['오늘']],
  ['/admin/applications/7', ['사람']],
  ['/admin/person/7', ['사람']],
  ['/admin/imports', ['사람']],
  ['/admin/old-posts', ['글']],
  ['/admin/people', ['관리']],
  ['/admin/edit-profile', []],
])('D-OFF-10 %s is within %j', (path, group) => {
  expect(groupAt(path)).toEqual(group);
});
