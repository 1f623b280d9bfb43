import type { Display } from '@kidney/contract/shared/display.ts';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/site.ts';
import { switchDisplay } from './screen-fixture.ts';

const large: Display = { text: '150', contrast: 'high' };

/** What is drawn: attributes of the page and everything in its body but scripts. */
const drawn = (page: Page) =>
  page.evaluate(() => {
    const body = document.body.cloneNode(true) as HTMLElement;
    for (const script of body.querySelectorAll('script')) script.remove();
    const { text, contrast } = document.documentElement.dataset;
    // React numbers what it names itself; two loads of one page may count differently.
    return `${text} ${contrast} ${body.innerHTML.replaceAll(/_[rR]_\w+_/g, '')}`;
  });

async function open(page: Page, at: string): Promise<void> {
  await page.goto(at);
  await page.waitForFunction(() => '__reactRouterDataRouter' in window);
  await page.waitForLoadState('networkidle');
}

for (const at of ['/', '/transport/center', '/kidney/facilities', '/daycare/programs', '/accessibility/request']) {
  test(`D-SH-12 ${at} switched to another display is the page that is loaded in it`, async ({ page }) => {
    await open(page, at);
    const before = await drawn(page);
    await switchDisplay(page, large);
    await page.waitForLoadState('networkidle');
    const switched = await drawn(page);
    // With the cookie that came with it.
    await open(page, at);
    expect(switched).not.toBe(before);
    expect(switched).toBe(await drawn(page));
  });
}
