import type { Case } from '@kidney/contract/clients/cases/cases.schema.ts';
import { done, forgetEverybody, openMore, phonedCase } from '../fixtures/cases.ts';
import { press } from '../fixtures/hydrated.ts';
import { signInStaff } from '../fixtures/office.ts';
import { askedForPicture, card } from '../fixtures/proof-pictures.ts';
import { expect, test } from '../fixtures/site.ts';

test.use({ viewport: { width: 390, height: 844 } });
test.afterEach(({ site }) => forgetEverybody(site));

test.describe('a picture of a proof', () => {
  test('D-CAS-04 is sent by the applicant without script, blacked out by keyboard, and looked at', async ({
    page,
    site,
    browser,
  }) => {
    test.slow();
    const officer = await signInStaff(site, 'dispatcher');
    const asked = await askedForPicture(site, officer);
    const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: site.origin });
    const applicant = await plain.newPage();
    await applicant.goto(asked.status);
    await applicant.getByRole('link', { name: '복지카드 사진 보내기' }).click();
    await expect(applicant.getByText('먼저 번호를 가려 주십시오')).toBeVisible();
    await expect(applicant.getByText('담당 직원만 열어 봅니다.')).toBeVisible();
    await expect(applicant.getByText('사무국에 서류를 보여 주셔도 됩니다.')).toBeVisible();
    await applicant.getByRole('button', { name: '사진 보내기' }).click();
    await expect(applicant.getByText('보내실 사진을 골라 주십시오')).toBeVisible();
    await applicant.getByLabel('사진', { exact: true }).setInputFiles(card);
    await applicant.getByRole('button', { name: '사진 보내기' }).click();
    await expect(applicant.getByRole('heading', { name: '사진을 잘 받았습니다' })).toBeVisible();
    await plain.close();

    await officer.enter(page.context());
    await page.goto(`/admin/applications/${asked.one.id}`);
    await openMore(page);
    await press(page.getByRole('button', { name: '복지카드 번호 가리기' }));
    const form = page.getByRole('form', { name: '복지카드 번호 가리기' });
    await form.getByRole('button', { name: '가린 사진만 두기' }).press('Enter');
    await expect(form.getByRole('alert')).toBeVisible();
    await form.getByRole('button', { name: '가릴 곳 더하기' }).press('Enter');
    await form.getByLabel('왼쪽에서').fill('9000');
    await expect(form.getByLabel('왼쪽에서')).toHaveValue('599');
    await form.getByLabel('왼쪽에서').fill('200');
    await form.getByLabel('너비').fill('200');
    await form.getByRole('button', { name: '가린 사진만 두기' }).press('Enter');
    await done(page, '원본을 지웠습니다.');
    await press(page.getByRole('button', { name: '복지카드 사진 보기' }));
    await expect(page.getByRole('img', { name: '번호를 가린 복지카드 사진' })).toBeVisible();
  });

  test('D-CAS-04 is asked for and uploaded by the officer, and blacked out with a finger', async ({
    page,
    enterAs,
  }) => {
    const one = await phonedCase(await enterAs('dispatcher'));
    await page.goto(`/admin/applications/${one.id}`);
    await openMore(page);
    const ask = page.getByRole('form', { name: '서류 사진 부탁' });
    await ask.getByLabel('사진이 필요한 서류').selectOption({ label: '복지카드' });
    await press(ask.getByRole('button', { name: '사진 부탁하기' }));
    await done(page, '사진을 부탁했습니다.');
    await page.getByLabel('복지카드 사진').setInputFiles(card);
    await done(page, '번호를 가려 주십시오.');
    await press(page.getByRole('button', { name: '복지카드 번호 가리기' }));
    const board = page.getByRole('img', { name: /^복지카드 사진, 가릴 곳/ });
    await board.dragTo(board, { sourcePosition: { x: 100, y: 80 }, targetPosition: { x: 200, y: 130 } });
    await expect(page.getByRole('img', { name: '복지카드 사진, 가릴 곳 1곳' })).toBeVisible();
    await press(page.getByRole('button', { name: '가린 사진만 두기' }));
    await done(page, '원본을 지웠습니다.');
  });

  test('D-CAS-04 is deleted only after a question', async ({ page, site }) => {
    const officer = await signInStaff(site, 'dispatcher');
    const { one } = await askedForPicture(site, officer);
    await officer.enter(page.context());
    await page.goto(`/admin/applications/${one.id}`);
    await openMore(page);
    await page.getByLabel('복지카드 사진').setInputFiles(card);
    await done(page, '번호를 가려 주십시오.');
    const remove = page.getByRole('button', { name: '복지카드 사진 지우기' });
    await press(remove);
    const question = page.getByRole('dialog', { name: '이 사진을 지울까요?' });
    await question.getByRole('button', { name: '취소' }).click();
    await expect(question).toHaveCount(0);
    await press(remove);
    await question.getByRole('button', { name: '지우기' }).click();
    await done(page, '지웠습니다.');
    await expect(remove).toHaveCount(0);
  });

  test('D-CAS-04 is not asked for once the case is over', async ({ page, site }) => {
    const officer = await signInStaff(site, 'dispatcher');
    const { one } = await askedForPicture(site, officer);
    await officer.enter(page.context());
    await page.goto(`/admin/applications/${one.id}`);
    await openMore(page);
    await expect(page.getByRole('button', { name: '사진 부탁하기' })).toBeVisible();
    const { version } = await officer.call<Case>('GET', `/application/${one.id}`);
    await officer.call('POST', `/application/${one.id}/move`, { to: 'cancelled', reason: 'own-wish', version });
    await page.reload();
    await openMore(page);
    await expect(page.getByRole('heading', { name: '복지카드' })).toBeVisible();
    await expect(page.getByRole('button', { name: '사진 부탁하기' })).toHaveCount(0);
  });

  test('D-CAS-04 is not offered to a colleague', async ({ page, site }) => {
    const { one } = await askedForPicture(site);
    const colleague = await signInStaff(site, 'dispatcher');
    await colleague.enter(page.context());
    await page.goto(`/admin/applications/${one.id}`);
    await openMore(page);
    await expect(page.getByText('담당자만 부탁하고 볼 수 있습니다')).toBeVisible();
    await expect(page.getByRole('button', { name: '사진 부탁하기' })).toHaveCount(0);
  });
});
