import type { Case } from '@kidney/contract/clients/cases/cases.schema.ts';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { done, forgetEverybody, phonedCase } from '../fixtures/cases.ts';
import { staffPassword, type SiteProcess } from '../../testing/process.ts';
import { asOwner, endSessionsOf } from '../fixtures/database.ts';
import { press } from '../fixtures/hydrated.ts';
import { expect, test } from '../fixtures/site.ts';

test.afterEach(async ({ site }) => {
  await forgetEverybody(site);
  await asOwner(site, 'truncate unfinished_work');
});

const form = (page: Page) => page.getByRole('form', { name: '병원 이동 차량 신청' });
const name = (page: Page) => form(page).getByLabel('이름', { exact: true });
const kept = (place: Page | Locator) =>
  expect(place.getByRole('status').filter({ hasText: '임시 저장했습니다' })).toBeVisible();
const offer = (page: Page) => page.getByRole('region', { name: '쓰다 만 전화 신청이 있습니다' });

async function agree(page: Page) {
  for (const consent of await form(page).getByRole('group', { name: '동의하신 것' }).getByRole('checkbox').all())
    await consent.check();
}

async function begin(page: Page) {
  await page.goto('/admin/call/transport');
  await press(name(page));
  await name(page).fill('신청인');
}

const over = (page: Page) => page.getByRole('dialog', { name: '로그인이 끝났습니다' });

/** Ends the session under what was typed, and lets the page find out. */
async function endUnder(page: Page, site: SiteProcess, username: string) {
  await endSessionsOf(site, username);
  // Whoever checks a box waits for the page, and the page waits for the answer to its question: neither comes first.
  const stayed = page.waitForEvent('dialog').then((warning) => warning.dismiss());
  await Promise.all([stayed, form(page).getByLabel('토요일').check()]);
  await expect(over(page)).toBeVisible();
}

async function signInAgain(page: Page, context: BrowserContext, site: SiteProcess, username: string) {
  const opened = context.waitForEvent('page');
  await over(page).getByRole('link', { name: '새 창에서 로그인하기' }).click();
  const second = await opened;
  await second.getByLabel('아이디 또는 이메일').fill(username);
  await second.getByLabel('비밀번호', { exact: true }).fill(staffPassword);
  await press(second.getByRole('button', { name: '로그인', exact: true }));
  await second.waitForURL(/second-factor/);
  await site.showFactor(username);
  await second.evaluate(() => fetch('/api/auth/refresh', { method: 'POST' }));
  await second.close();
  await expect(over(page)).toHaveCount(0);
}

test.describe('a call that is not finished', () => {
  test('D-CAS-07 before the consents nobody leaves it unasked, and nothing of it is kept', async ({
    page,
    enterAs,
  }) => {
    const officer = await enterAs('dispatcher');
    await begin(page);
    await form(page).getByRole('link', { name: '그만두기' }).click();
    const asked = page.getByRole('dialog', { name: '적으신 것이 사라집니다' });
    await asked.getByRole('button', { name: '계속 쓰기' }).click();
    await expect(name(page)).toHaveValue('신청인');
    const warned = page.waitForEvent('dialog');
    await page.evaluate(() => setTimeout(() => location.reload()));
    const warning = await warned;
    expect(warning.type()).toBe('beforeunload');
    await warning.dismiss();
    await expect(name(page)).toHaveValue('신청인');
    expect(await officer.call('GET', '/call/draft')).toEqual([]);
    await form(page).getByRole('link', { name: '그만두기' }).click();
    await asked.getByRole('button', { name: '버리고 나가기' }).click();
    await expect(page).toHaveURL('/admin/call');
    await expect(offer(page)).toHaveCount(0);
  });

  test('D-CAS-07 after the consents it is there again after 그만두기, F5 and signing in anew, until it is taken', async ({
    page,
    context,
    enterAs,
  }) => {
    const officer = await enterAs('dispatcher');
    await begin(page);
    await agree(page);
    await kept(form(page));
    await form(page).getByLabel('타시는 곳 주소').fill('표본 주소 1');
    await form(page).getByRole('link', { name: '그만두기' }).click();
    await expect(page).toHaveURL('/admin/call');
    await expect(offer(page)).toBeVisible();

    await context.clearCookies();
    await officer.enter(context);
    await page.goto('/admin');
    await expect(page.getByRole('link', { name: /쓰다 만 전화 신청/ })).toContainText('1건');
    await page.getByRole('link', { name: /쓰다 만 전화 신청/ }).click();
    await offer(page)
      .getByRole('link', { name: /이어서 쓰기/ })
      .click();
    await expect(name(page)).toHaveValue('신청인');
    await expect(form(page).getByLabel('타시는 곳 주소')).toHaveValue('표본 주소 1');
    await press(form(page).getByLabel('투석을 시작하는 시각'));
    await form(page).getByLabel('투석을 시작하는 시각').fill('오전 6시');
    await kept(form(page));
    await page.reload();
    await expect(form(page).getByLabel('투석을 시작하는 시각')).toHaveValue('오전 6시');

    await press(form(page).getByLabel('전화번호', { exact: true }));
    await form(page).getByLabel('전화번호', { exact: true }).fill('010-0000-0001');
    await form(page).getByLabel('투석 병원').selectOption({ index: 1 });
    await form(page).getByLabel('월요일').check();
    for (const answer of ['혼자 탈 수 있습니다', '갈 때와 올 때 모두', '아닙니다 (일반)', '이번에는 하지 않습니다'])
      await form(page).getByLabel(answer).check();
    await form(page).getByRole('button', { name: '접수하기' }).click();
    await expect(page.getByRole('heading', { name: '신청인' })).toBeVisible();
    expect(await officer.call('GET', '/call/draft')).toEqual([]);
  });

  test('D-CAS-07 a session that ends leaves what was typed where it is, for whoever signs in again', async ({
    page,
    context,
    site,
    enterAs,
  }) => {
    const { username } = await enterAs('dispatcher');
    await begin(page);
    await endUnder(page, site, username);
    await signInAgain(page, context, site, username);
    await expect(name(page)).toHaveValue('신청인');
    await agree(page);
    await kept(form(page));
  });

  test('D-CAS-07 it is there too where the page came to watch over the session only after it had ended', async ({
    page,
    context,
    site,
    enterAs,
  }) => {
    const keeper = '**/assets/session-keeper-*';
    const { promise: isOver, resolve: letGo } = Promise.withResolvers<void>();
    await page.route(keeper, async (route) => {
      await isOver;
      await route.continue();
    });
    const { username } = await enterAs('dispatcher');
    await begin(page);
    await endUnder(page, site, username);
    const came = page.waitForResponse(keeper);
    letGo();
    await (await came).finished();
    await signInAgain(page, context, site, username);
    await expect(name(page)).toHaveValue('신청인');
  });

  test('D-CAS-07 it is offered where another is begun, and thrown away on purpose', async ({ page, enterAs }) => {
    await enterAs('dispatcher');
    await begin(page);
    await agree(page);
    await kept(form(page));
    await page.goto('/admin/call/transport');
    await expect(name(page)).toHaveValue('');
    await press(offer(page).getByRole('button', { name: /버리기/ }));
    await page.getByRole('dialog').getByRole('button', { name: '버리기' }).click();
    await done(page, '쓰다 만 전화 신청을 버렸습니다.');
    await expect(offer(page)).toHaveCount(0);
  });
});

test('D-CAS-07 a note beside a case is there again for who wrote it, until it is saved', async ({ page, enterAs }) => {
  const officer = await enterAs('dispatcher');
  const one = await phonedCase(officer);
  await page.goto(`/admin/applications/${one.id}`);
  await press(page.getByRole('button', { name: '메모 쓰기' }));
  const note = page.getByRole('form', { name: '메모 저장' }).getByLabel(/^메모/);
  await note.fill('오후에 다시 걸기로');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /오늘 할 일/ })
    .click();
  await expect(page).toHaveURL('/admin');
  await page.goto(`/admin/applications/${one.id}`);
  await expect(note).toHaveValue('오후에 다시 걸기로');
  await expect(page.getByRole('main')).toContainText('쓰다 만 글을 다시 넣었습니다');
  await page.getByRole('button', { name: '연락 적기' }).click();
  await page.getByRole('button', { name: '메모 쓰기' }).click();
  await expect(note).toHaveValue('오후에 다시 걸기로');
  await page.getByRole('form', { name: '메모 저장' }).getByRole('button', { name: '메모 저장' }).click();
  await done(page, '메모를 적었습니다.');
  expect(await officer.call<Case>('GET', `/application/${one.id}/draft`)).toBeNull();
});

test('D-CAS-07 a note beside a case that is thrown away is gone, and the next one is kept', async ({
  page,
  enterAs,
}) => {
  const one = await phonedCase(await enterAs('dispatcher'));
  await page.goto(`/admin/applications/${one.id}`);
  await press(page.getByRole('button', { name: '메모 쓰기' }));
  const note = page.getByRole('form', { name: '메모 저장' }).getByLabel(/^메모/);
  await note.fill('잘못 적은 말');
  await kept(page);
  await page.reload();
  await expect(note).toHaveValue('잘못 적은 말');
  await press(page.getByRole('button', { name: '쓰다 만 글 버리기' }));
  await done(page, '쓰다 만 글을 버렸습니다.');
  await expect(note).toHaveValue('');
  await note.fill('다시 적은 말');
  await kept(page);
  await page.reload();
  await expect(note).toHaveValue('다시 적은 말');
});
