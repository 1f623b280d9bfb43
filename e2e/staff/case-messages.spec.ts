import type { Page } from '@playwright/test';
import { sampleAnswers } from '../../testing/applications.ts';
import { done, forgetEverybody, phonedCase } from '../fixtures/cases.ts';
import { press } from '../fixtures/hydrated.ts';
import { expect, test } from '../fixtures/phone-site.ts';

test.use({ viewport: { width: 390, height: 844 } });
test.afterEach(({ site }) => forgetEverybody(site));

const happened = (page: Page) => page.getByRole('region', { name: '지금까지 한 일' }).getByRole('listitem');
const home = (page: Page) => page.getByRole('region', { name: '내가 보낸 문자' }).getByRole('listitem');

/** A line telephone: the provider sends no text there. */
const refused = { ...sampleAnswers.transport, phone: '052-000-0001' };

/** Until the worker has tried; the page says so when it is loaded again. */
const reloadUntil = async (page: Page, of: () => ReturnType<Page['locator']>, words: string) =>
  expect(async () => {
    await page.reload();
    await expect(of()).toContainText(words, { timeout: 2_000 });
  }).toPass({ timeout: 90_000 });

test.describe('messages of a case', () => {
  test('D-CAS-05 one that the provider refuses is never called sent: its officer sees it, corrects the number, and it goes', async ({
    page,
    provider,
    enterAs,
  }) => {
    const { id } = await phonedCase(await enterAs('dispatcher'), { answers: refused });
    await page.goto(`/admin/applications/${id}`);
    await press(page.getByRole('button', { name: '문자 보내기' }));
    await page.getByLabel('보낼 문자').fill('내일 전화드리겠습니다.');
    await page.getByRole('form', { name: '문자 보내기' }).getByRole('button', { name: '문자 보내기' }).click();
    await done(page, '문자를 보낼 차례에 올렸습니다.');
    const sent = () => happened(page).filter({ hasText: '내일 전화드리겠습니다.' });
    await expect(sent()).not.toContainText('보냄');
    await reloadUntil(page, sent, '실패');
    await expect(sent()).toContainText('문자를 보내는 곳에서 받지 않았습니다.');
    const receipt = () => happened(page).filter({ hasText: '접수' }).filter({ hasText: '문자' });
    await expect(receipt(), 'what told of the receipt did not go either').toContainText('실패');

    await page.goto('/admin');
    await expect(home(page).first()).toContainText('실패');
    const unsent = page.getByRole('region', { name: '가지 않은 문자' });
    await unsent.getByRole('link', { name: '번호가 틀렸으면 신청에서 고치기' }).first().click();

    await press(page.getByRole('button', { name: '전화번호 고치기' }));
    await page.getByLabel('전화번호', { exact: true }).fill('010-0000-0001');
    await page.getByRole('button', { name: '저장', exact: true }).click();
    await expect(page.getByRole('status').filter({ hasText: '전화번호: 고쳤습니다.' })).toBeVisible();
    await expect(sent()).toContainText('다시 보내면 010-0000-0001 번호로 갑니다.');
    await sent().getByRole('button', { name: '다시 보내기' }).click();
    await expect(() => expect(provider.taken.map(({ to }) => to)).toContain('01000000001')).toPass({ timeout: 90_000 });
    await expect(async () => {
      const again = sent().getByRole('button', { name: '보냈는지 다시 확인' });
      if (await again.isVisible()) await again.click({ timeout: 2_000 });
      await expect(sent()).toContainText('보냄', { timeout: 2_000 });
    }).toPass({ timeout: 30_000 });
    await expect(sent().getByRole('button')).toHaveCount(0);

    await receipt().getByRole('button', { name: '전화로 알렸습니다' }).click();
    await expect(receipt()).toContainText('전화로 알림');
    await expect(happened(page).filter({ hasText: '전화를 걺: 이야기함' })).toHaveCount(1);
    await page.goto('/admin');
    await expect(unsent).toHaveCount(0);
    await expect(home(page).filter({ hasText: '보냄' })).toHaveCount(1);
  });
});
