import { expect, test } from 'vitest';
import { screensOf } from './office-screens.ts';

const labels = (...roles: string[]) => screensOf(roles).map(({ label }) => label);

test('D-OFF-01 everybody has the first screen, and each role its own', () => {
  expect(labels()).toEqual(['업무 홈']);
  expect(labels('driver')).toEqual(['업무 홈']);
  expect(labels('dispatcher')).toEqual([
    '업무 홈',
    '전화 받기',
    '신청 접수',
    '다른 형식 요청',
    '운행하지 않는 날',
    '해마다 할 일',
    '설정',
  ]);
  expect(labels('editor')).toEqual([
    '업무 홈',
    '모든 글',
    '금액과 사실',
    '깨진 링크',
    '운행하지 않는 날',
    '해마다 할 일',
    '설정',
  ]);
  expect(labels('owner')).toHaveLength(15);
});
