import type { Page } from '@playwright/test';
import { faqPath } from '../fixtures/faq-page.ts';
import { expect, test } from '../fixtures/site.ts';
import { findWithAxe } from './axe.ts';
import { findLost } from './forced-colours.ts';

const shownPictures = (page: Page) =>
  page
    .locator('img')
    .evaluateAll((all) =>
      all.filter((image) => image.checkVisibility()).map((image) => (image as HTMLImageElement).currentSrc),
    );

const coloursOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { color, backgroundColor } = getComputedStyle(element);
      return { color, backgroundColor };
    });

for (const width of [390, 1280]) {
  test(`whoever asks the system for more contrast gets the night at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ contrast: 'more' });
    await page.goto(faqPath);
    const pictures = await shownPictures(page);
    expect(pictures.length).toBeGreaterThan(0);
    for (const picture of pictures) expect(picture).toMatch(/-night-[^/]+\.svg$/);
    expect(await coloursOf(page, 'body')).toEqual({ color: 'rgb(255, 255, 255)', backgroundColor: 'rgb(0, 0, 0)' });
    expect(await findWithAxe(page)).toEqual([]);
  });
}

test('without that wish it is day', async ({ page }) => {
  await page.goto(faqPath);
  for (const picture of await shownPictures(page)) expect(picture).toMatch(/-day-[^/]+\.svg$/);
});

test('D-SH-10 forced colours: the system’s colours, no decoration, and every word and ring can be seen', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(faqPath);
  expect(await shownPictures(page)).toEqual([]);
  const [text, canvas] = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('div'));
    probe.style.color = 'CanvasText';
    probe.style.backgroundColor = 'Canvas';
    const { color, backgroundColor } = getComputedStyle(probe);
    probe.remove();
    return [color, backgroundColor];
  });
  expect(text).not.toBe(canvas);
  expect(await coloursOf(page, 'h1')).toMatchObject({ color: text });
  expect(await coloursOf(page, 'body')).toEqual({ color: text, backgroundColor: canvas });

  await page.locator('main summary').first().focus();
  await page.keyboard.press('Tab');
  const ring = await page.locator(':focus-visible').evaluate((element) => getComputedStyle(element).outlineStyle);
  expect(ring).toBe('solid');
});

for (const width of [390, 1280]) {
  test(`D-SH-10 forced colours: title, menu and where one is are seen and pressed at ${width} px`, async ({
    page,
    enterAs,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ forcedColors: 'active' });
    for (const at of ['/', faqPath, '/transport/center', '/kidney/facilities', '/love/donation', '/daycare/overview']) {
      await page.goto(at);
      expect(await findLost(page), at).toEqual([]);
    }
    await enterAs('owner');
    for (const at of ['/', '/admin/home', '/admin/applications', '/community/notices']) {
      await page.goto(at);
      expect(await findLost(page), at).toEqual([]);
    }
  });
}
