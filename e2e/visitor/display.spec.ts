import { faqPath } from '../fixtures/faq-page.ts';
import { expect, test } from '../fixtures/site.ts';

test.use({ viewport: { width: 1280, height: 900 } });

const htmlTag = (body: string) => /<html[^>]*>/.exec(body)?.[0] ?? '';

test.describe('text size and contrast', () => {
  for (const [label, text] of [
    ['크게', '125'],
    ['아주 크게', '150'],
  ] as const) {
    test(`text at ${text} % stays over navigation and reload, and comes from the server`, async ({ page, context }) => {
      await page.goto('/');
      const rem = () => page.locator('html').evaluate((html) => Number.parseFloat(getComputedStyle(html).fontSize));
      const before = await rem();
      await page.getByRole('banner').getByRole('button', { name: label, exact: true }).click();
      await expect(page.locator('html')).toHaveAttribute('data-text', text);
      // Before the script comes the button loads the page anew, and the words come before their style.
      await expect.poll(async () => (await rem()) / before).toBeCloseTo(Number(text) / 100, 2);

      await page
        .getByRole('main')
        .getByRole('link', { name: /자주 묻는 질문/ })
        .click();
      await expect(page).toHaveURL(faqPath);
      await expect(page.locator('html')).toHaveAttribute('data-text', text);
      const answer = await page.reload();
      expect(htmlTag((await answer?.text()) ?? '')).toContain(`data-text="${text}"`);
      const raw = await context.request.get(faqPath);
      expect(htmlTag(await raw.text())).toContain(`data-text="${text}"`);
    });
  }

  test('high contrast stays, comes from the server, changes colours and pictures, and can be left again', async ({
    page,
  }) => {
    await page.goto(faqPath);
    const ground = () => page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
    const picture = () =>
      page
        .locator('main img')
        .first()
        .evaluate((image: HTMLImageElement) => image.currentSrc);
    const day = await ground();
    const contrast = page.getByRole('banner').getByRole('button', { name: '고대비' });
    await contrast.click();
    await expect(page.locator('html')).toHaveAttribute('data-contrast', 'high');
    await expect(contrast).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(ground).not.toBe(day);
    await expect.poll(picture).toMatch(/-night-/);

    const answer = await page.reload();
    expect(htmlTag((await answer?.text()) ?? '')).toContain('data-contrast="high"');
    await contrast.click();
    await expect(page.locator('html')).toHaveAttribute('data-contrast', 'normal');
    await expect.poll(ground).toBe(day);
  });

  test('one visitor’s choice is not shown to the next', async ({ page, browser, site }) => {
    await page.goto(faqPath);
    await page.getByRole('banner').getByRole('button', { name: '아주 크게' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-text', '150');
    const other = await browser.newContext({ baseURL: site.origin });
    const answer = await other.request.get(faqPath);
    expect(htmlTag(await answer.text())).toContain('data-text="100"');
    await other.close();
  });

  for (const back of [
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
  ]) {
    test(`the way back never leaves the site: ${JSON.stringify(back)}`, async ({ site }) => {
      const answer = await fetch(`${site.origin}/settings/display`, {
        method: 'POST',
        redirect: 'manual',
        headers: { origin: site.origin },
        body: new URLSearchParams({ text: '125', back }),
      });
      expect(answer.status).toBe(303);
      expect(answer.headers.get('location')).toBe('/');
    });
  }

  test('a choice that does not exist changes nothing', async ({ site }) => {
    const answer = await fetch(`${site.origin}/settings/display`, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: site.origin, cookie: 'display=125-high' },
      body: new URLSearchParams({ text: '900', contrast: 'loud', back: faqPath }),
    });
    expect(answer.headers.get('set-cookie')).toMatch(/^display=125-high;/);
    expect(answer.headers.get('location')).toBe(faqPath);
  });
});
