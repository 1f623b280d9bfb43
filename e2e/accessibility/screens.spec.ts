import type { BrowserContext } from '@playwright/test';
import { drawingTime } from '../fixtures/newsletters-page.ts';
import { test as base } from '../fixtures/site.ts';
import { lookAt, lookForWords, readSource, walkThrough } from './looks.ts';
import { modesOf, widthsForWords, type Mode } from './modes.ts';
import { screens } from './screens.ts';
import { openScreenFixture, show, switchDisplay, type ScreenFixture } from './screen-fixture.ts';

interface Looking {
  hasOwnClock: boolean;
}

interface WorkerFixtures {
  fixture: ScreenFixture;
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
  fixture: [
    // Playwright reads the names of the fixtures that a fixture needs from this pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      await using fixture = await openScreenFixture(process.env['E2E_ADMIN_URL'] as string);
      await use(fixture);
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

const nameOf = ({ text, contrast }: Mode) => `text ${text} %, ${contrast} contrast`;

for (const screen of screens) {
  const shown = modesOf(screen);
  test.describe(() => {
    test.use({ hasOwnClock: screen.hasOwnClock ?? false });
    test(`${screen.name} (${screen.who}) is for everybody`, async ({ page, fixture }) => {
      const looking = shown.flatMap(({ widths }) => widths).length * 15_000;
      // A site that is cut off is started for its screen.
      const starting = screen.isCutOff ? 90_000 : 30_000;
      test.setTimeout(Math.max(180_000, looking + starting + (screen.isDrawn ? drawingTime : 0)));
      const [first, ...others] = shown as [Mode, ...Mode[]];
      const change = screen.isLastResort
        ? (mode: Mode) => show(page, fixture, screen, mode)
        : (mode: Mode) => switchDisplay(page, mode);
      const resize = (width: number | undefined) => page.setViewportSize({ width: width as number, height: 844 });

      await resize(first.widths[0]);
      await show(page, fixture, screen, first);
      await readSource(page, screen);
      for (const width of widthsForWords(screen)) {
        await resize(width);
        await lookForWords(page, `${width} px`);
      }
      for (const mode of shown) {
        if (mode !== first) await change(mode);
        for (const width of mode.widths) {
          await resize(width);
          await lookAt(page, screen, `${width} px, ${nameOf(mode)}`);
        }
      }
      // What is open only as long as it has the focus has been looked at by now.
      for (const mode of [...others, first].toReversed()) {
        await change(mode);
        await resize(mode.widths.at(-1));
        await walkThrough(page, nameOf(mode));
      }
    });
  });
}
