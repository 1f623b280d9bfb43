import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, Page } from '@playwright/test';
import type { Display } from '@kidney/contract/shared/display.ts';
import { phoneUpTo } from '../e2e/accessibility/modes.ts';
import { screens, type Screen } from '../e2e/accessibility/screens.ts';
import { openScreenFixture, show, type ScreenFixture } from '../e2e/accessibility/screen-fixture.ts';
import { openChromium } from '../testing/chromium.ts';
import { startTestPostgres } from '../testing/database.ts';
import { projectRoot } from './lib/project.ts';
import { manualPictures, type ManualPicture } from './pictures/manual-pictures.ts';

interface Look extends Display {
  name: string;
  width: number;
}

const looks: readonly Look[] = [
  { name: '390', width: 390, text: '100', contrast: 'normal' },
  { name: '1280', width: 1280, text: '100', contrast: 'normal' },
  { name: '320-text150-contrast', width: 320, text: '150', contrast: 'high' },
];

const { values: options, positionals: wanted } = parseArgs({
  options: { manual: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const folder = join(projectRoot, options.manual ? 'docs/ko/pictures' : 'pictures');
const isWanted = (name: string) => wanted.length === 0 || wanted.some((part) => name.includes(part));

/** Opens the screen in a window as high as the page, so that what is fixed to its edge stands at the page's end. */
async function look(
  browser: Browser,
  fixture: ScreenFixture,
  screen: Screen,
  { width, ...display }: Omit<Look, 'name'>,
) {
  const context = await browser.newContext({
    viewport: { width, height: 844 },
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await show(page, fixture, screen, display);
  // What staff's pages load late moves the rest down.
  await page.waitForLoadState('networkidle');
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height });
  return page;
}

async function take(browser: Browser, fixture: ScreenFixture, screen: Screen, each: Look): Promise<void> {
  const page = await look(browser, fixture, screen, each);
  const name = `${screen.name.replaceAll(/[^a-zA-Z]+/g, '-')}_${each.name}.png`;
  await page.screenshot({ path: join(folder, name) });
  await page.context().close();
  console.log(`pictures: ${name}`);
}

/** WebP, which Playwright does not write: a third of the same picture as PNG. */
async function shoot(page: Page, { part, height = Infinity }: ManualPicture): Promise<Buffer> {
  const box = await (part?.(page) ?? page.locator('main')).boundingBox();
  if (!box) throw new Error('there is nothing to take a picture of');
  const chrome = await page.context().newCDPSession(page);
  // A part is easier to recognise with a little of what is around it.
  const edge = part ? 12 : 0;
  const clip = {
    x: box.x - edge,
    y: box.y - edge,
    width: box.width + 2 * edge,
    height: Math.min(box.height, height) + 2 * edge,
    scale: 1.5,
  };
  const { data } = await chrome.send('Page.captureScreenshot', { format: 'webp', quality: 75, clip });
  return Buffer.from(data, 'base64');
}

async function takeForManual(browser: Browser, fixture: ScreenFixture, picture: ManualPicture): Promise<void> {
  const page = await look(browser, fixture, picture.screen, { width: picture.width, text: '100', contrast: 'normal' });
  const bytes = await shoot(page, picture);
  await page.context().close();
  writeFileSync(join(folder, `${picture.file}.webp`), bytes);
  console.log(`pictures: ${picture.file}.webp, ${Math.round(bytes.length / 1024)} kB`);
}

mkdirSync(folder, { recursive: true });
const postgres = await startTestPostgres();
const browser = await openChromium();
try {
  await using fixture = await openScreenFixture(postgres.adminUrl);
  if (options.manual) {
    for (const picture of manualPictures) if (isWanted(picture.file)) await takeForManual(browser, fixture, picture);
  } else {
    for (const screen of screens.filter(({ name }) => isWanted(name))) {
      for (const each of looks) {
        const hasWidth = each.width <= phoneUpTo ? !screen.isForWide : !screen.isForPhones;
        if (hasWidth) await take(browser, fixture, screen, each);
      }
    }
  }
} finally {
  await browser.close();
  await postgres.stop();
}
