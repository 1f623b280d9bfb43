import { expect } from '@playwright/test';
import { calledAbout, noCallNotes } from '../fixtures/call-notes.ts';
import { phonedCase } from '../fixtures/cases.ts';
import { press } from '../fixtures/hydrated.ts';
import { signInStaff } from '../fixtures/office.ts';
import type { Screen } from './screen.ts';

const at = '/admin/call';

export const callNotesScreens: Screen[] = [
  {
    name: 'call, those to call back, one being taken back',
    who: 'owner',
    at,
    async make(page, site) {
      const officer = await signInStaff(site, 'dispatcher');
      await noCallNotes(site);
      await phonedCase(officer);
      await calledAbout(site, officer, '어제까지 전화드리기로 했습니다.', { dueIn: -1 });
      await calledAbout(site, officer, '차 시각을 물으십니다.', { phoneEnd: '0021' });
      await calledAbout(site, officer, '전화드렸습니다.', { phoneEnd: '' });
      await page.reload();
      await press(page.getByRole('button', { name: '전화했습니다: 보호자' }));
      await expect(page.getByRole('button', { name: '되돌리기', exact: true })).toBeVisible();
      await page.getByText('지난 7일에 마친 것').click();
    },
  },
  {
    name: 'call, a note with errors',
    who: 'owner',
    at,
    async make(page) {
      const form = page.getByRole('form', { name: '전화 메모' });
      await press(form.getByRole('radio', { name: '다른 날' }));
      await form.getByRole('button', { name: '메모 남기기' }).click();
      await expect(form.getByRole('alert').first()).toBeVisible();
    },
  },
];
