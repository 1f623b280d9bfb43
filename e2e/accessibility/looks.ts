import type { Page } from '@playwright/test';
import { expect } from '../fixtures/site.ts';
import { findWithAxe } from './axe.ts';
import { walk } from './focus-walk.ts';
import { findLost } from './forced-colours.ts';
import { findBrokenNumbers, findSmallTargets, sidewaysScroll } from './geometry.ts';
import { findUnseen } from './painted.ts';
import type { Screen } from './screen.ts';
import { findTies } from './style-order.ts';
import { isExpected } from './unseen-words.ts';
import { findInvalidHtml } from './valid-html.ts';

const soft = expect.soft;

export async function lookAt(page: Page, screen: Screen, where: string): Promise<void> {
  soft(await findWithAxe(page), `axe at ${where}`).toEqual([]);
  soft(await sidewaysScroll(page), `sideways scroll at ${where}`).toBe(0);
  if (screen.isLastResort) return;
  soft(await findSmallTargets(page), `small targets at ${where}`).toEqual([]);
  soft(await findBrokenNumbers(page), `numbers on two lines at ${where}`).toEqual([]);
}

/** What is read aloud is seen, whatever the build put last in its sheet, in the system's own colours too. */
export async function lookForWords(page: Page, where: string): Promise<void> {
  const unseen = (await findUnseen(page)).filter((each) => !isExpected(each));
  soft(unseen, `words that nobody sees at ${where}`).toEqual([]);
  soft(await findTies(page), `styles that hang on their order at ${where}`).toEqual([]);
  await page.emulateMedia({ forcedColors: 'active' });
  soft(await findLost(page), `lost in forced colours at ${where}`).toEqual([]);
  await page.emulateMedia({ forcedColors: 'none' });
}

export async function walkThrough(page: Page, where: string): Promise<void> {
  const stops = await walk(page);
  const unseen = stops.filter(({ hasRing, isSeen }) => !hasRing || !isSeen);
  soft(stops.length, `stops of the Tab key at ${where}`).toBeGreaterThan(0);
  soft(unseen, `stops that cannot be seen at ${where}`).toEqual([]);
}

/** As React has drawn it in the browser and, where the address alone leads to it, as the server sent it. */
export async function readSource(page: Page, screen: Screen): Promise<void> {
  const sources = [await page.content()];
  if (!screen.make && !screen.isLastResort) sources.push(await (await page.request.get(page.url())).text());
  for (const html of sources) {
    soft(await findInvalidHtml(html), 'valid HTML').toEqual([]);
    soft(html.match(/<[^>]+\sstyle=/g), 'style attributes').toBeNull();
  }
}
