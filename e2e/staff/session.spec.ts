import type { Page } from '@playwright/test';
import { createButton, faqPath, openCreate } from '../fixtures/faq-page.ts';
import { press } from '../fixtures/hydrated.ts';
import { unique } from '../fixtures/office.ts';
import { cookie, sessionCookies, spoilAccessToken } from '../fixtures/session-cookies.ts';
import { ownMenu, signOutForm } from '../fixtures/signed-in.ts';
import { expect, test } from '../fixtures/site.ts';

const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown> & {
    iat: number;
    exp: number;
  };

const storage = (page: Page): Promise<Record<'session' | 'local', Record<string, string>>> =>
  page.evaluate(() => ({
    session: Object.fromEntries(Object.entries(sessionStorage)),
    local: Object.fromEntries(Object.entries(localStorage)),
  }));

test.describe('what the browser holds after sign-in', () => {
  test('D-AU-08 D-AU-09 scripts see the access token and nothing else of the session', async ({
    page,
    context,
    signInAs,
  }) => {
    await signInAs('editor');
    const readable = (await page.evaluate(() => document.cookie)).split('; ').map((pair) => pair.split('=')[0]);
    expect(readable).toContain('accessToken');
    expect(readable).not.toContain('refreshToken');
    expect(readable).not.toContain('__Host-sid');

    const safe = { httpOnly: true, secure: true, sameSite: 'Strict', path: '/' };
    expect(await cookie(context, 'refreshToken')).toMatchObject(safe);
    expect(await cookie(context, '__Host-sid')).toMatchObject(safe);
    const access = await cookie(context, 'accessToken');
    expect(access).toMatchObject({ ...safe, httpOnly: false });
    const { iat, exp } = claimsOf(access?.value ?? '');
    expect(exp - iat).toBeLessThanOrEqual(15 * 60);
    expect((access?.expires ?? 0) - iat).toBeGreaterThan(86_400 - 60);
  });

  test('D-AU-12 S-AU-02 the storage has the user without e-mail, and no token', async ({ page, context, signInAs }) => {
    const username = await signInAs('editor');
    await expect(createButton(page)).toBeVisible();
    const { session, local } = await storage(page);
    const user = JSON.parse(session['user'] ?? '') as Record<string, unknown>;
    expect(Object.keys(user)).toEqual(['sub', 'username', 'nickName', 'roles']);
    expect(user).toMatchObject({ username, nickName: `${username} 직원`, roles: ['editor'] });
    const everything = JSON.stringify({ session, local });
    expect(everything).not.toContain('@example.com');
    for (const name of await sessionCookies(context)) {
      expect(everything, name).not.toContain((await cookie(context, name))?.value ?? name);
    }
    await page.goto('/admin/edit-profile');
    await expect(page.getByLabel('이메일')).toHaveValue(`${username}@example.com`);
    expect(JSON.stringify(await storage(page))).not.toContain('@example.com');
  });

  test('S-AU-03 every write carries the token as a bearer', async ({ page, context, enterAs }) => {
    await enterAs('editor');
    const form = await openCreate(page);
    await form.title.fill(`전달 ${unique()}`);
    await form.editor.fill('내용');
    const [request] = await Promise.all([page.waitForRequest('**/api/faq'), form.confirm.click()]);
    expect(request.headers()['authorization']).toBe(`Bearer ${(await cookie(context, 'accessToken'))?.value}`);
  });

  test('S-AU-03 a visitor’s sign-in carries none', async ({ page }) => {
    await page.goto('/admin/login');
    const [request] = await Promise.all([
      page.waitForRequest('**/api/auth/login'),
      press(page.getByRole('button', { name: '로그인', exact: true })),
    ]);
    expect(request.headers()['authorization']).toBeUndefined();
  });

  test('S-AU-02 the user comes back from the storage before the server has confirmed it', async ({
    page,
    context,
    signInAs,
  }) => {
    const username = await signInAs('editor');
    await expect(createButton(page)).toBeVisible();
    await spoilAccessToken(context);
    const confirmed = Promise.withResolvers<void>();
    await page.route('**/api/auth/me', async (route) => {
      await confirmed.promise;
      await route.continue();
    });
    const answer = await page.reload();
    expect(await answer?.text()).not.toContain(username);
    await expect(ownMenu(page).filter({ hasText: `${username} 직원` })).toBeAttached();
    confirmed.resolve();
    await expect(createButton(page)).toBeVisible();
  });
});

test.describe('a page and the session', () => {
  test('D-AU-12 a page without a valid token is drawn as for a visitor, with no-store, and becomes the staff’s afterwards', async ({
    page,
    context,
    enterAs,
  }) => {
    const { username } = await enterAs('editor');
    await spoilAccessToken(context);
    const answer = await page.goto(faqPath);
    expect(answer?.headers()['cache-control']).toBe('no-store');
    const html = (await answer?.text()) ?? '';
    expect(html).toContain('자주 묻는 질문');
    expect(html).not.toContain(username);
    expect(html).not.toContain('/admin/logout');
    await expect(createButton(page)).toBeVisible();
    await expect(signOutForm(page)).toBeAttached();
  });

  test('D-AU-12 a page that came from a cache shows the staff’s part after hydration, with the data loaded again', async ({
    page,
    site,
    enterAs,
    colleague,
  }) => {
    await enterAs('editor');
    const kept = await fetch(`${site.origin}${faqPath}`);
    const body = await kept.text();
    const headers = Object.fromEntries([...kept.headers].filter(([name]) => !/encoding|length|transfer/.test(name)));
    const newer = await colleague.addFaq();
    await page.route(`**${faqPath}`, (route) => route.fulfill({ status: 200, headers, body }));
    expect(body).not.toContain(newer.title);
    await page.goto(faqPath);
    await expect(createButton(page)).toBeVisible();
    await expect(page.getByText(newer.title).first()).toBeAttached();
  });

  test('S-AU-06 a token without a session leads to sign-in once, and to a visitor’s page afterwards', async ({
    page,
    context,
  }) => {
    await context.addCookies([
      { name: 'accessToken', value: 'nonsense', domain: 'localhost', path: '/', secure: true, sameSite: 'Strict' },
    ]);
    await page.goto(faqPath);
    await expect(page).toHaveURL(/\/admin\/login\?note=expired/);
    expect(await sessionCookies(context)).toEqual([]);
    await page.goto(faqPath);
    await expect(page).toHaveURL(faqPath);
    await expect(signOutForm(page)).toHaveCount(0);
  });
});
