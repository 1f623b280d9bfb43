import type { BrowserContext, Page, Request } from '@playwright/test';
import { callAtOnce, openClientPage } from '../fixtures/client-source.ts';
import { endSessionsOf } from '../fixtures/database.ts';
import { createButton, faqPath, openCreate } from '../fixtures/faq-page.ts';
import { unique } from '../fixtures/office.ts';
import { cookie, countRefreshes, sessionCookies, spoilAccessToken } from '../fixtures/session-cookies.ts';
import { expect, test } from '../fixtures/site.ts';

const isRefresh = (request: Request) => new URL(request.url()).pathname === '/api/auth/refresh';

async function write(page: Page, context: BrowserContext, title: string) {
  const form = await openCreate(page);
  await form.title.fill(title);
  // Its draft is kept first: kept later, it would find the spoilt token before the test does.
  const kept = page.waitForResponse(
    (response) => response.url().includes('/api/faq/draft/') && (response.request().postData() ?? '').includes('내용'),
  );
  await form.editor.fill('내용');
  await kept;
  await spoilAccessToken(context);
  return form;
}

test.describe('an access token that has expired', () => {
  test('S-AU-04 S-AU-05 a write is refused, the session is refreshed once, and the write is tried again', async ({
    page,
    context,
    enterAs,
  }) => {
    const editor = await enterAs('editor');
    const title = `만료 ${unique()}`;
    const form = await write(page, context, title);
    const refreshes = countRefreshes(context);
    const before = await cookie(context, 'refreshToken');
    const writes: (string | null)[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/api/faq'))
        writes.push(request.headers()['authorization'] ?? null);
    });
    const answered = page.waitForResponse((response) => isRefresh(response.request()));
    await form.confirm.click();
    await expect(page.getByRole('status').filter({ hasText: '질문을 추가했습니다.' })).toBeVisible();

    const response = await answered;
    expect(response.request().postDataJSON()).toEqual({ refreshToken: '' });
    const body = (await response.json()) as { accessToken: string; userInfo: object };
    expect(Object.keys(body).toSorted()).toEqual(['accessToken', 'userInfo']);
    expect(body.userInfo).toMatchObject({ username: editor.username, roles: ['editor'] });
    expect(refreshes()).toBe(1);

    const token = await cookie(context, 'accessToken');
    expect(token).toMatchObject({ value: body.accessToken, path: '/', httpOnly: false });
    expect((token?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(86_400 - 120);
    expect((token?.expires ?? 0) - Date.now() / 1000).toBeLessThanOrEqual(86_400);
    expect(writes).toHaveLength(2);
    expect(writes[0]).not.toBe(`Bearer ${body.accessToken}`);
    expect(writes[1]).toBe(`Bearer ${body.accessToken}`);
    expect((await cookie(context, 'refreshToken'))?.value).not.toBe(before?.value);
    expect((await editor.listFaq()).filter((faq) => faq.title === title)).toHaveLength(1);
  });

  test('S-AU-04 twenty calls at once wait for one refresh, and all are answered', async ({
    page,
    context,
    enterAs,
  }) => {
    await enterAs('editor');
    await spoilAccessToken(context);
    const refreshes = countRefreshes(context);
    await openClientPage(page);
    const { outcomes } = await callAtOnce(page, 20);
    expect(outcomes).toEqual(Array.from({ length: 20 }, () => 200));
    expect(refreshes()).toBe(1);
  });

  test('S-AU-04 two tabs at once refresh once', async ({ page, context, enterAs }) => {
    await enterAs('editor');
    await spoilAccessToken(context);
    const refreshes = countRefreshes(context);
    const second = await context.newPage();
    await Promise.all([openClientPage(page), openClientPage(second)]);
    const answers = await Promise.all([callAtOnce(page, 5), callAtOnce(second, 5)]);
    expect(answers.flatMap(({ outcomes }) => outcomes)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(refreshes()).toBe(1);
  });

  test('S-AU-04 D-AU-12 two tabs of the site that are opened at once refresh once, and both show the staff’s part', async ({
    page,
    context,
    enterAs,
  }) => {
    await enterAs('editor');
    await spoilAccessToken(context);
    const refreshes = countRefreshes(context);
    const second = await context.newPage();
    await Promise.all([page.goto(faqPath), second.goto(faqPath)]);
    await expect(createButton(page)).toBeVisible();
    await expect(createButton(second)).toBeVisible();
    expect(refreshes()).toBe(1);
  });

  test('S-AU-06 a session that was ended clears the cookies and leads to sign-in, and back afterwards', async ({
    page,
    context,
    site,
    enterAs,
  }) => {
    const { username } = await enterAs('editor');
    const form = await write(page, context, '보내지 못할 제목');
    await endSessionsOf(site, username);
    const refused = page.waitForResponse((response) => isRefresh(response.request()));
    await form.confirm.click();
    expect((await refused).status()).toBe(401);
    await expect(page).toHaveURL(`/admin/login?note=expired&next=${encodeURIComponent(faqPath)}`);
    await expect(page.getByRole('status').filter({ hasText: '다시 로그인해 주십시오.' })).toBeVisible();
    expect(await sessionCookies(context)).toEqual([]);
    expect(await page.evaluate(() => sessionStorage.getItem('user'))).toBeNull();
  });

  test('S-AU-06 calls that waited for such a refresh are rejected', async ({ page, context, site, enterAs }) => {
    const { username } = await enterAs('editor');
    await spoilAccessToken(context);
    await endSessionsOf(site, username);
    const refreshes = countRefreshes(context);
    // At sign-in nobody is sent anywhere, so the page stays to tell.
    await openClientPage(page, '/admin/login');
    const { outcomes } = await callAtOnce(page, 5);
    expect(outcomes).toEqual(Array.from({ length: 5 }, () => 'ApiError: Refresh token has expired'));
    expect(refreshes()).toBe(1);
    expect(await sessionCookies(context)).toEqual([]);
  });

  for (const [what, answer] of [
    [
      'a database that is away',
      { status: 503, json: { code: 'UNAVAILABLE', message: '지금은 처리할 수 없습니다.', requestId: 'r' } },
    ],
    [
      'a limit',
      { status: 429, json: { code: 'TOO_MANY_REQUESTS', message: '너무 여러 번 시도하셨습니다.', requestId: 'r' } },
    ],
  ] as const) {
    test(`S-AU-06 ${what} at the refresh signs nobody out, says so, and loses nothing`, async ({
      page,
      context,
      enterAs,
    }) => {
      await enterAs('editor');
      const form = await write(page, context, `다시 보낼 제목 ${unique()}`);
      const held = await sessionCookies(context);
      await page.route('**/api/auth/refresh', (route) => route.fulfill(answer));
      await form.confirm.click();
      await expect(page.getByRole('alert').filter({ hasText: '로그인이 풀려' })).toBeVisible();
      await expect(page).toHaveURL(faqPath);
      expect(await sessionCookies(context)).toEqual(held);
      await expect(form.editor).toHaveText('내용');

      await page.unroute('**/api/auth/refresh');
      await form.confirm.click();
      await expect(page.getByRole('status').filter({ hasText: '질문을 추가했습니다.' })).toBeVisible();
      await expect(page.getByRole('alert').filter({ hasText: '로그인이 풀려' })).toHaveCount(0);
    });
  }
});
