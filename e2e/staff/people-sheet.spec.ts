import type { Page } from '@playwright/test';
import { keysOnly, tabTo } from '../fixtures/keyboard.ts';
import { expectSheet, sheetDownload, sheetForm } from '../fixtures/protected-sheet.ts';
import { expect, test } from '../fixtures/site.ts';

const form = (page: Page) => sheetForm(page, '직원 명단');

test.describe('the list of staff as a file', () => {
  test.describe.configure({ timeout: 300_000 });

  test('D-OFF-20 D-AU-18 the owner says why, by keyboard, and gets a closed file and its password once', async ({
    page,
    enterAs,
  }) => {
    await enterAs('owner');
    await keysOnly(page);
    await page.goto('/admin/people');
    // From the end: how many buttons the people before it have is up to the other journeys.
    await tabTo(page, form(page).getByRole('button', { name: '내려받기' }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(form(page).getByRole('alert').getByRole('link')).toHaveText([/^까닭: /]);

    await tabTo(page, form(page).getByLabel('무엇에 쓰십니까?'));
    for (let reason = 0; reason < 4; reason += 1) await page.keyboard.press('ArrowDown');
    await expect(form(page).getByLabel('무엇에 쓰십니까?')).toHaveValue('handover');
    const download = sheetDownload(page);
    await tabTo(page, form(page).getByRole('button', { name: '내려받기' }));
    await page.keyboard.press('Enter');
    const file = await download;
    expect(file.suggestedFilename()).toBe('직원 명단.xlsx');
    await expectSheet(form(page), file);
    await tabTo(page, form(page).getByLabel('파일 비밀번호 (선택)'), 'Shift+Tab');
    await page.keyboard.type('typing goes on');
    await expect(form(page).getByLabel('파일 비밀번호 (선택)')).toBeFocused();

    await page.reload();
    await expect(form(page)).not.toContainText('지금 한 번만 보입니다');
    await page.goto('/admin/records');
    await expect(page.getByRole('main')).toContainText(/직원 명단을 내려받았습니다\. \d+명\. 까닭: 업무 인계/);
  });
});
