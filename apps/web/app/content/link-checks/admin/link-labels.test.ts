import { expect, test } from 'vitest';
import { placeOf } from './link-labels.ts';

test('D-LNK-01 a broken link leads to the screen on which it is mended', () => {
  const words = (place: Parameters<typeof placeOf>[0]['place'], key: string) => {
    const { label, title, to } = placeOf({ place, key, title: '글' });
    return [label, title, to];
  };
  expect(words('notice', '7')).toEqual(['공지사항', '글', '/community/notices/edit/7']);
  expect(words('page', 'kidney-first-weeks')).toEqual(['안내 화면', '글', '/kidney/first-weeks']);
  expect(words('fact', 'fee')).toEqual(['금액과 사실', '글', '/admin/facts?key=fee']);
  expect(words('setting', 'banner')).toEqual(['설정', '알림 띠', '/admin/settings']);
});
