import { faqPath, question, questions, summary } from '../fixtures/faq-page.ts';
import { press } from '../fixtures/hydrated.ts';
import { signOutForm } from '../fixtures/signed-in.ts';
import { expect, test } from '../fixtures/site.ts';

const first = '병원 이동 차량은 누가 이용할 수 있습니까?';
const second = '이용 분담금은 얼마입니까?';

test.describe('reading the questions', () => {
  test('S-FAQ-01 has a Korean title over its banner', async ({ page }) => {
    await page.goto(faqPath);
    await expect(page).toHaveTitle(/^자주 묻는 질문 \| /);
    const banner = page
      .locator('main')
      .locator('div', { has: page.getByRole('heading', { level: 1 }) })
      .first();
    await expect(banner.getByRole('heading', { name: '자주 묻는 질문', level: 1 })).toBeVisible();
    const picture = banner.locator('img');
    await expect(picture).toBeVisible();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  });

  test('S-FAQ-01 shows the phone’s picture up to 768 px and the wide one above, also when the window changes', async ({
    page,
  }) => {
    const shown = () =>
      page
        .locator('main img')
        .first()
        .evaluate((image: HTMLImageElement) => image.currentSrc);
    await page.setViewportSize({ width: 768, height: 900 });
    await page.goto(faqPath);
    await expect.poll(shown).toMatch(/\/faq-phone-[^/]+\.svg$/);
    await page.setViewportSize({ width: 769, height: 900 });
    await expect.poll(shown).toMatch(/\/faq-wide-[^/]+\.svg$/);
    await page.setViewportSize({ width: 768, height: 900 });
    await expect.poll(shown).toMatch(/\/faq-phone-[^/]+\.svg$/);
  });

  test('S-FAQ-02 opening one closes the other, clicking the open one closes it', async ({ page }) => {
    await page.goto(faqPath);
    await expect(questions(page).and(page.locator('[open]'))).toHaveCount(0);
    await summary(page, first).click();
    await expect(question(page, first)).toHaveAttribute('open');
    await summary(page, second).click();
    await expect(question(page, second)).toHaveAttribute('open');
    await expect(question(page, first)).not.toHaveAttribute('open');
    await summary(page, second).click();
    await expect(questions(page).and(page.locator('[open]'))).toHaveCount(0);
  });

  test('S-FAQ-02 one at a time also where the browser does not know the name of a group', async ({ page }) => {
    // An older browser: the attribute is there, and means nothing.
    await page.addInitScript(() => {
      delete (HTMLDetailsElement.prototype as { name?: string }).name;
      const read = Element.prototype.getAttribute;
      HTMLDetailsElement.prototype.getAttribute = function getAttribute(name) {
        return read.call(this, name)?.replace(/^(faq)-.*/, '$1') ?? null;
      };
      new MutationObserver(() => {
        for (const each of document.querySelectorAll('details[name="faq"]'))
          each.setAttribute('name', `faq-${Math.random()}`);
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto(faqPath);
    await press(summary(page, first));
    await summary(page, second).click();
    await expect(question(page, second)).toHaveAttribute('open');
    await expect(question(page, first)).not.toHaveAttribute('open');
  });

  test('S-FAQ-05 shows the description as HTML', async ({ page, colleague }) => {
    const des = '<p>앞 <strong>굵게</strong> <em>기울임</em> <u>밑줄</u> <s>취소선</s></p><p>1 &lt; 2 &amp; 3</p>';
    const faq = await colleague.addFaq({ des });
    await page.goto(faqPath);
    await summary(page, faq.title).click();
    const body = question(page, faq.title);
    await expect(body.locator('strong')).toHaveText('굵게');
    await expect(body.locator('em')).toHaveText('기울임');
    await expect(body.locator('u')).toHaveText('밑줄');
    await expect(body.locator('s')).toHaveText('취소선');
    await expect(body.locator('p')).toHaveText(['앞 굵게 기울임 밑줄 취소선', '1 < 2 & 3']);
  });

  test('S-FAQ-09 gives a visitor nothing to write with, and none of the editor’s code', async ({ page }) => {
    const scripts: string[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.url());
    });
    await page.goto(faqPath, { waitUntil: 'networkidle' });
    await summary(page, first).click();
    await expect(page.locator('main').getByRole('button')).toHaveCount(0);
    await expect(page.locator('main').locator('form, input, textarea, [contenteditable]')).toHaveCount(0);
    await expect(page.getByText(/고치기|질문 추가|직원:/)).toHaveCount(0);

    expect(scripts.length).toBeGreaterThan(0);
    for (const script of scripts) expect(await (await fetch(script)).text(), script).not.toMatch(/ProseMirror|tiptap/i);
  });

  test('S-FAQ-09 a role that does not write sees what a visitor sees', async ({ page, enterAs }) => {
    await enterAs('driver');
    await page.goto(faqPath);
    await expect(signOutForm(page)).toBeAttached();
    await expect(questions(page).first()).toBeVisible();
    await expect(page.getByRole('button', { name: '질문 추가' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: '고치기' })).toHaveCount(0);
  });
});
