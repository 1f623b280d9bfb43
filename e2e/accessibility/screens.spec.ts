import type { BrowserContext, Page } from '@playwright/test';
import { drawingTime } from '../fixtures/newsletters-page.ts';
import { expect, test as base } from '../fixtures/site.ts';
import { findWithAxe } from './axe.ts';
import { walk } from './focus-walk.ts';
import { findBrokenNumbers, findSmallTargets, sidewaysScroll } from './geometry.ts';
import { modes, phoneUpTo } from './modes.ts';
import type { Screen } from './screen.ts';
import { screens } from './screens.ts';
import { openStage, show, type Stage } from './stage.ts';
import { findInvalidHtml } from './valid-html.ts';

interface Looking {
  hasOwnClock: boolean;
}

interface WorkerFixtures {
  stage: Stage;
  /** One for all screens of a worker: a browser that has read the site's files draws them in half the time. */
  shared: { context?: BrowserContext };
}

const test = base.extend<Looking, WorkerFixtures>({
  hasOwnClock: [false, { option: true }],
  // oxlint-disable-next-line no-empty-pattern
  shared: [async ({}, use) => use({}), { scope: 'worker' }],
  context: async ({ browser, shared, hasOwnClock }, use) => {
    if (!hasOwnClock) return use((shared.context ??= await browser.newContext()));
    await using own = await browser.newContext();
    await use(own);
  },
  page: async ({ context }, use) => {
    const page = await context.newPage();
    await use(page);
    await page.close();
  },
  stage: [
    // Playwright reads the names of the fixtures that a fixture needs from this pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      await using stage = await openStage(process.env['E2E_ADMIN_URL'] as string);
      await use(stage);
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});
test.use({
  // A picture of the page for every press of Tab would take longer than the test.
  trace: 'off',
  contextOptions: { reducedMotion: 'reduce' },
  expectedNoise: /the server responded with a status of (400|500)|net::ERR_INTERNET_DISCONNECTED/,
});

const soft = expect.soft;

async function lookAt(page: Page, screen: Screen, where: string): Promise<void> {
  soft(await findWithAxe(page), `axe at ${where}`).toEqual([]);
  soft(await sidewaysScroll(page), `sideways scroll at ${where}`).toBe(0);
  if (screen.isLastResort) return;
  soft(await findSmallTargets(page), `small targets at ${where}`).toEqual([]);
  soft(await findBrokenNumbers(page), `numbers on two lines at ${where}`).toEqual([]);
}

async function walkThrough(page: Page, where: string): Promise<void> {
  const stops = await walk(page);
  const unseen = stops.filter(({ hasRing, isSeen }) => !hasRing || !isSeen);
  soft(stops.length, `stops of the Tab key at ${where}`).toBeGreaterThan(0);
  soft(unseen, `stops that cannot be seen at ${where}`).toEqual([]);
}

/** As React has drawn it in the browser and, where the address alone leads to it, as the server sent it. */
async function readSource(page: Page, screen: Screen): Promise<void> {
  const sources = [await page.content()];
  if (!screen.make && !screen.isLastResort) sources.push(await (await page.request.get(page.url())).text());
  for (const html of sources) {
    soft(await findInvalidHtml(html), 'valid HTML').toEqual([]);
    soft(html.match(/<[^>]+\sstyle=/g), 'style attributes').toBeNull();
  }
}

for (const screen of screens) {
  const hasWidth = (width: number) => (width <= phoneUpTo ? !screen.isForWide : !screen.isForPhones);
  const shown = modes
    .map((mode) => ({ ...mode, widths: mode.widths.filter(hasWidth) }))
    .filter(({ widths }) => widths.length > 0);
  if (shown.length === 0) continue;

  test.describe(() => {
    test.use({ hasOwnClock: screen.hasOwnClock ?? false });
    test(`${screen.name} (${screen.who}) is for everybody`, async ({ page, stage }) => {
      const looking = shown.flatMap(({ widths }) => widths).length * 15_000;
      // A site that is cut off is started for its screen.
      const starting = screen.isCutOff ? 90_000 : 30_000;
      test.setTimeout(looking + starting + (screen.isDrawn ? drawingTime : 0));
      for (const [index, { text, contrast, widths }] of shown.entries()) {
        await page.setViewportSize({ width: widths[0] as number, height: 844 });
        await show(page, stage, screen, { text, contrast });
        if (index === 0) await readSource(page, screen);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 844 });
          await lookAt(page, screen, `${width} px, text ${text} %, ${contrast} contrast`);
        }
        await walkThrough(page, `text ${text} %, ${contrast} contrast`);
      }
    });
  });
}
