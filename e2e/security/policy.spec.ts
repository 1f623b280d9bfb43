import type { Page, Response } from '@playwright/test';
import { faqPath } from '../fixtures/faq-page.ts';
import { press } from '../fixtures/hydrated.ts';
import { expect, test } from '../fixtures/site.ts';

const policyOf = (answer: Response | null) => answer?.headers()['content-security-policy'] ?? '';
const scriptsOf = (policy: string) => /script-src ([^;]*)/.exec(policy)?.[1] ?? '';

function expectStrict(policy: string): void {
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toMatch(/unsafe-|\*|http:|https:|script-src[^;]*data:/);
}

async function goWithoutNewDocument(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await press(page.locator('main a[href="/kidney/welfare"]').filter({ visible: true }));
  await expect(page.getByRole('heading', { name: /신장장애인 복지 정보/, level: 1 })).toBeVisible();
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
}

for (const path of ['/', faqPath, '/admin/login', '/admin/signup', '/admin/change-password', '/nothing', '/%ff']) {
  test(`${path} has a strict policy`, async ({ site }) => {
    for (const headers of [{}, { cookie: 'refreshToken=none' }]) {
      const answer = await fetch(`${site.origin}${path}`, { headers });
      expect(answer.headers.get('content-type')).toContain('text/html');
      expectStrict(answer.headers.get('content-security-policy') ?? '');
    }
  });
}

test('on a kept page the inline scripts run by their hashes', async ({ page }) => {
  await page.goto('/');
  const answer = await page.goto('/');
  expect(answer?.headers()['x-page']).toBe('hit');
  expect(scriptsOf(policyOf(answer))).toMatch(/^'self'( 'sha256-[\w+/=]{44}')+$/);
  expect(await page.locator('script:not([src])').count()).toBeGreaterThan(0);
  await goWithoutNewDocument(page);
});

test('on a page for one person they run by a nonce that is used once and that no style or script can read', async ({
  page,
  enterAs,
}) => {
  await enterAs('editor');
  const nonces = [];
  for (const path of ['/', '/']) {
    const answer = await page.goto(path);
    expect(answer?.headers()['cache-control']).toBe('no-store');
    expect(scriptsOf(policyOf(answer))).toMatch(/^'self' 'nonce-[\w-]{22}'$/);
    nonces.push(scriptsOf(policyOf(answer)));
  }
  expect(new Set(nonces).size).toBe(2);
  expect(
    await page.locator('script').evaluateAll((all) => all.map((each) => each.getAttribute('nonce') ?? '')),
  ).toEqual(expect.not.arrayContaining([expect.stringMatching(/./)]));
  await goWithoutNewDocument(page);
});

test.describe('what is not ours', () => {
  test.use({ expectedNoise: /Content Security Policy|Refused to|frame-ancestors|status of/ });

  for (const who of ['visitor', 'editor'] as const) {
    test(`does not run on a page of a ${who}: eval, inline handlers, inline and foreign scripts, styles`, async ({
      page,
      context,
      enterAs,
    }) => {
      if (who === 'editor') await enterAs('editor');
      await context.route('http://attacker.example/**', (route) => route.abort());
      await page.goto(faqPath);
      await page.evaluate(() => {
        const violations: string[] = [];
        document.addEventListener('securitypolicyviolation', (event) => violations.push(event.effectiveDirective));
        Object.assign(window, { violations });
        const add = (name: string, attributes: Record<string, string>, text = '') => {
          const element = document.createElement(name);
          for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
          element.textContent = text;
          document.body.append(element);
          return element;
        };
        // Out of the caller's hands: what the browser's tools evaluate is not held to the policy.
        setTimeout(() => {
          try {
            // oxlint-disable-next-line no-eval -- it is what must not work
            (0, eval)('window.__xss = 1');
          } catch {
            violations.push('eval threw');
          }
        });
        add('button', { onclick: 'window.__xss = 1' }).click();
        add('script', {}, 'window.__xss = 1');
        add('script', { src: 'http://attacker.example/x.js' });
        add('style', {}, 'body { display: none }');
        add('p', { style: 'color: red' });
        add('iframe', { src: '/' });
        add('object', { data: '/favicon.svg' });
      });
      const expected = [
        'eval threw',
        'frame-src',
        'object-src',
        'script-src',
        'script-src-attr',
        'script-src-elem',
        'style-src-attr',
        'style-src-elem',
      ];
      const reported = () =>
        page.evaluate(() => [...new Set((window as { violations?: string[] }).violations)].toSorted());
      await expect.poll(reported).toEqual(expected);
      expect(await page.evaluate(() => '__xss' in window)).toBe(false);
      await expect(page.locator('body')).toBeVisible();
    });
  }

  test('cannot put the site into a frame', async ({ page, site, context }) => {
    const elsewhere = site.origin.replace('localhost', 'elsewhere.localhost');
    await context.route(`${elsewhere}/`, (route) =>
      route.fulfill({ contentType: 'text/html', body: `<h1>밖</h1><iframe src="${site.origin}${faqPath}"></iframe>` }),
    );
    await page.goto(`${elsewhere}/`);
    const frame = page.frames().find((each) => each !== page.mainFrame());
    await expect.poll(() => frame?.url()).toMatch(/^chrome-error:/);
    await expect(page.frameLocator('iframe').getByRole('heading', { name: '자주 묻는 질문' })).toHaveCount(0);
  });
});
