import type { Case } from '@kidney/contract/clients/cases/cases.schema.ts';
import type { Page } from '@playwright/test';
import { forgetEverybody, phonedCase } from '../fixtures/cases.ts';
import { press } from '../fixtures/hydrated.ts';
import { keysOnly, pressByKey, tabTo } from '../fixtures/keyboard.ts';
import { signInStaff } from '../fixtures/office.ts';
import { expect, test } from '../fixtures/site.ts';

test.afterEach(({ site }) => forgetEverybody(site));

const people = '/admin/people';
const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: `${name} 직원` });
const ask = (page: Page, name: string, label: string) =>
  press(row(page, name).getByRole('button', { name: new RegExp(`${label}$`) }));
const dialog = (page: Page) => page.getByRole('dialog');
const heirs = (page: Page) => dialog(page).getByLabel('신청을 넘겨받을 분');
const heir = (page: Page, name: string) => heirs(page).locator('option', { hasText: `(${name})` });
const confirm = (page: Page, label: string) => dialog(page).getByRole('button', { name: label, exact: true });
const said = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words });

/** Who leads the case, and what its list says of it, as the owner sees it. */
async function expectLedBy(page: Page, one: Case, who: string): Promise<void> {
  await page.goto(`/admin/applications/${one.id}`);
  await expect(page.getByLabel('담당 직원').locator('option:checked')).toHaveText(who);
  await expect(page.getByRole('main')).toContainText(`담당: ${who} · 기한:`);
}

for (const width of [390, 1280]) {
  test.describe(`whoever leaves, seen ${width} px wide`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('D-OFF-13 hands an open case to the colleague whom the owner chooses', async ({ page, site, enterAs }) => {
      const leaver = await signInStaff(site, 'dispatcher');
      const colleague = await signInStaff(site, 'dispatcher');
      const editor = await signInStaff(site, 'editor');
      const one = await phonedCase(leaver);
      await enterAs('owner');
      await page.goto(people);
      await ask(page, leaver.username, '계정 닫기');
      await expect(dialog(page)).toContainText('그분이 담당하는 진행 중인 신청이 1건 있습니다.');
      await expect(heirs(page), 'nothing is chosen beforehand').toHaveValue('');
      for (const { username } of [leaver, editor]) await expect(heir(page, username)).toHaveCount(0);
      await confirm(page, '계정 닫기').click();
      await expect(dialog(page)).toContainText('신청을 누구에게 넘길지 골라 주십시오.');
      await expect(heirs(page)).toBeFocused();

      await heirs(page).selectOption({ label: (await heir(page, colleague.username).textContent()) ?? '' });
      await confirm(page, '계정 닫기').click();
      await expect(said(page, '계정을 닫았습니다.')).toBeFocused();
      await expect(row(page, leaver.username)).toContainText('닫힌 계정');
      const { assignee } = await colleague.call<Case>('GET', `/application/${one.id}`);
      await expectLedBy(page, one, assignee?.nickName ?? '');
      await expect(page.getByLabel('담당 직원')).toHaveValue(String(assignee?.id));
      await colleague.enter(page.context());
      await page.goto('/admin/applications?shelf=mine');
      await expect(page.getByRole('main').getByRole('link', { name: /신청인/ })).toBeVisible();
    });

    test('D-OFF-20 D-OFF-13 leaves an open case with nobody, by keyboard', async ({ page, site, enterAs }) => {
      const leaver = await signInStaff(site, 'dispatcher');
      const one = await phonedCase(leaver);
      await enterAs('owner');
      await keysOnly(page);
      await page.goto(people);
      await pressByKey(page, row(page, leaver.username).getByRole('button', { name: /계정 닫기$/ }));
      await tabTo(page, heirs(page), 'Shift+Tab');
      await page.keyboard.press('End');
      await expect(heirs(page).locator('option:checked')).toHaveText('담당 없음으로 두기');
      await tabTo(page, confirm(page, '계정 닫기'));
      await page.keyboard.press('Enter');
      await expect(said(page, '계정을 닫았습니다.')).toBeFocused();
      await expectLedBy(page, one, '없음');
    });
  });
}

test('D-OFF-13 a case that comes while the owner is asked is asked for, too', async ({ page, site, enterAs }) => {
  const leaver = await signInStaff(site, 'dispatcher');
  await enterAs('owner');
  await page.goto(people);
  await ask(page, leaver.username, '계정 닫기');
  await expect(heirs(page)).toHaveCount(0);
  const one = await phonedCase(leaver);
  await confirm(page, '계정 닫기').click();
  await expect(dialog(page)).toContainText('오류: 그분이 담당하는 진행 중인 신청이 1건 있습니다.');
  await expect(heirs(page)).toBeFocused();
  await expect(heirs(page)).toHaveValue('');
  await heirs(page).selectOption({ label: '담당 없음으로 두기' });
  await confirm(page, '계정 닫기').click();
  await expect(said(page, '계정을 닫았습니다.')).toBeFocused();
  await expectLedBy(page, one, '없음');
});

test('D-OFF-13 other work asks for the cases only where it leads none', async ({ page, site, enterAs }) => {
  const leaver = await signInStaff(site, 'dispatcher');
  const one = await phonedCase(leaver);
  await enterAs('owner');
  await page.goto(people);
  await ask(page, leaver.username, '맡은 일 바꾸기');
  await dialog(page).getByRole('checkbox', { name: '편집자' }).check();
  await expect(heirs(page), 'still at 이동 담당').toHaveCount(0);
  await dialog(page).getByRole('checkbox', { name: '이동 담당' }).uncheck();
  await expect(heirs(page)).toHaveValue('');
  await heirs(page).selectOption({ label: '담당 없음으로 두기' });
  await confirm(page, '바꾸기').click();
  await expect(said(page, '맡은 일을 바꾸었습니다.')).toBeFocused();
  await expectLedBy(page, one, '없음');
});
