import { openChromium } from '../testing/chromium.ts';
import { startBuiltSite } from './lib/built-site.ts';
import { renderedBlocks } from './reading/rendered-blocks.ts';
import { lineOf, readPage } from './reading/rules.ts';

/** Every page that the site shows to search engines is one that people read. */
async function publicPaths(origin: string): Promise<string[]> {
  const answer = await fetch(`${origin}/sitemap-pages.xml`);
  const places = (await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g);
  const paths = [...places].map(([, place = '']) => new URL(place).pathname);
  if (paths.length === 0) throw new Error('sitemap-pages.xml names no page');
  return paths;
}

const site = await startBuiltSite();
const browser = await openChromium();
try {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'ko-KR' });
  const page = await context.newPage();
  const counts: number[] = [];
  for (const path of await publicPaths(site.origin)) {
    await page.goto(`${site.origin}${path}`);
    const reading = readPage(path, await renderedBlocks(page));
    counts.push(...reading.counts);
    console.log(lineOf(path, reading.counts));
    for (const problem of reading.problems) console.log(`reading: ${path} ${problem}`);
    if (reading.problems.length > 0) process.exitCode = 1;
  }
  console.log(lineOf('all pages', counts));
} finally {
  await browser.close();
  await site.stop();
}
