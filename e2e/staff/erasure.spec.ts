import type { Faq } from '@kidney/contract/content/faq/faq.schema.ts';
import { done, expectNothingPersonal, forgetEverybody, phonedCase } from '../fixtures/cases.ts';
import { callFromPage, openClientPage } from '../fixtures/client-source.ts';
import { press } from '../fixtures/hydrated.ts';
import { noRetention } from '../fixtures/retention.ts';
import { expect, test } from '../fixtures/site.ts';

test.afterEach(async ({ site }) => {
  await forgetEverybody(site);
  await noRetention(site);
});

test('D-PER-05 an owner erases somebody by pressing the buttons, and nothing of them is left', async ({
  page,
  enterAs,
}) => {
  const owner = await enterAs('owner');
  const one = await phonedCase(owner);
  await page.goto(`/admin/person/${one.personId}`);
  await press(page.getByRole('button', { name: '모두 지우기' }));
  const dialog = page.getByRole('dialog');
  const confirm = dialog.getByRole('button', { name: '모두 지우기' });
  await dialog.getByLabel('지우실 분의 이름').fill('다른 사람');
  await confirm.click();
  await expect(dialog).toContainText('이름이 다릅니다');
  await dialog.getByLabel('지우실 분의 이름').fill('신청인');
  await dialog.getByLabel('까닭').selectOption({ label: '잘못 적은 기록' });
  await confirm.click();
  await done(page, '이분의 개인정보를 모두 지웠습니다.');
  await expect(page).toHaveURL('/admin/call');
  await expectNothingPersonal(page);
  await expect(owner.call('GET', `/person/${one.personId}`)).rejects.toThrow('NOT_FOUND');
  await expect(owner.call('GET', `/application/${one.id}`)).rejects.toThrow('NOT_FOUND');
  await page.goto('/admin/retention');
  await expect(page.getByRole('main')).toContainText('잘못 적은 기록');
});

test('D-API-05 what the screens send with any method arrives, and what cannot be sent is not dropped in silence', async ({
  page,
  enterAs,
}) => {
  const owner = await enterAs('owner');
  const { personId } = await phonedCase(owner);
  await openClientPage(page);
  const words = { title: '물음 & 답 ?', des: '<p>처음</p>' };
  const made = await callFromPage(page, { method: 'POST', path: '/faq', input: { body: words } });
  expect(made).toMatchObject({ status: 200, body: { data: words } });
  const { id } = (made.body as { data: Faq }).data;
  const changed = { id, title: '물음', des: '<p>나중</p>' };
  const params = { id: String(id) };
  expect(await callFromPage(page, { method: 'PUT', path: '/faq/:id', input: { params, body: changed } })).toMatchObject(
    {
      status: 200,
      body: { data: changed },
    },
  );
  expect(
    await callFromPage(page, { method: 'DELETE', path: '/faq/:id', input: { params, query: { version: '1' } } }),
  ).toMatchObject({ status: 412 });
  expect(await callFromPage(page, { method: 'DELETE', path: '/faq/:id', input: { params } })).toMatchObject({
    status: 200,
  });
  const erase = { method: 'DELETE', path: '/person/:id', input: { params: { id: personId } } };
  const body = { name: '신청인', ground: 'mistake' };
  expect(await callFromPage(page, erase)).toMatchObject({ status: 400 });
  expect(await callFromPage(page, { ...erase, input: { ...erase.input, body } })).toMatchObject({ status: 200 });
  const asked = await callFromPage(page, { method: 'GET', path: '/faq', input: { body: words } });
  expect(asked.refused).toContain('TypeError');
  // Signing out is a call that carries nothing.
  expect(await callFromPage(page, { method: 'POST', path: '/auth/logout', input: {} })).toMatchObject({ status: 200 });
});
