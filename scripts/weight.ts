import { parseArgs } from 'node:util';
import { chromium, type Browser } from '@playwright/test';
import { phoneUpTo } from '../e2e/accessibility/modes.ts';
import { startBuiltSite } from './lib/built-site.ts';
import { drawNewsletter } from './weight/draw-newsletter.ts';
import { lineOf, problemsOf, type Weight } from './weight/figures.ts';

const { values: options } = parseArgs({ options: { strict: { type: 'boolean', default: false } } });

const pagesWith = (issue: number) => [
  '/',
  '/community/faq',
  '/kidney/overview',
  '/transport/center',
  '/kidney/facilities',
  '/community/notices',
  '/community/news/1',
  '/community/events',
  '/community/events/1',
  '/daycare/programs',
  '/daycare/programs/1',
  '/community/newsletter',
  `/community/newsletter/${issue}`,
  `/community/newsletter/${issue}/2`,
  encodeURI('/search?q=투석'),
];
const widths = [390, 1280];

type Kind = keyof Weight['bytes'];
const kinds: Record<string, Kind> = {
  Script: 'js',
  Stylesheet: 'css',
  Font: 'font',
  Document: 'html',
};

/** Words that only the editor's own code holds. */
const editorCode = /ProseMirror|tiptap/;
/** A sheet that lists font files and styles nothing is part of what the font costs. */
const listsFontsOnly = (css: string) => css.replaceAll(/@font-face\s*\{[^}]*\}|\/\*[^]*?\*\//g, '').trim() === '';

interface Loaded {
  url: string;
  kind: Kind;
  headerBytes: number;
  bytes: number;
}

/** Loads the page as a first visitor does and adds up what came over the wire. */
async function weigh(browser: Browser, origin: string, path: string, width: number): Promise<Weight> {
  const context = await browser.newContext({
    viewport: { width, height: 844 },
    locale: 'ko-KR',
    // The goals are in gzip, which every proxy and every old browser has.
    extraHTTPHeaders: { 'accept-encoding': 'gzip' },
  });
  const page = await context.newPage();
  const network = await context.newCDPSession(page);
  const loaded = new Map<string, Loaded>();
  network.on('Network.responseReceived', ({ requestId, type, response }) => {
    const { url, encodedDataLength: headerBytes } = response;
    loaded.set(requestId, { url, kind: kinds[type] ?? 'other', headerBytes, bytes: 0 });
  });
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const file = loaded.get(requestId);
    if (file) file.bytes = encodedDataLength - file.headerBytes;
  });
  await network.send('Network.enable');
  const texts = new Map<string, Promise<string>>();
  page.on('response', (answer) => {
    if (['script', 'stylesheet'].includes(answer.request().resourceType())) texts.set(answer.url(), answer.text());
  });

  const answer = await page.goto(`${origin}${path}`);
  // Scripts begin after `load`, on a busy machine long after the network fell silent for the first time.
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('__reactProps')));
  // Wide screens ask for their font later still.
  if (width > phoneUpTo)
    await page.waitForFunction(() => [...document.fonts].some(({ status }) => status === 'loaded'));
  await page.evaluate(() => document.fonts.ready.then(() => true));
  await page.waitForLoadState('networkidle');
  const encoding = await answer?.headerValue('content-encoding');
  if (answer?.status() !== 200 || encoding !== 'gzip') throw new Error(`${path}: ${answer?.status()} ${encoding}`);

  const weight: Weight = { page: path, width, bytes: { js: 0, css: 0, font: 0, html: 0, other: 0 }, editorFiles: [] };
  for (const { url, kind, bytes } of loaded.values()) {
    const text = (await texts.get(url)) ?? '';
    weight.bytes[kind === 'css' && listsFontsOnly(text) ? 'font' : kind] += bytes;
    if (kind === 'js' && editorCode.test(text)) weight.editorFiles.push(new URL(url).pathname);
  }
  await context.close();
  return weight;
}

const site = await startBuiltSite();
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
});
try {
  for (const path of pagesWith(await drawNewsletter(site))) {
    for (const width of widths) {
      const weight = await weigh(browser, site.origin, path, width);
      console.log(lineOf(weight));
      for (const problem of problemsOf(weight)) {
        console.log(`weight: ${path} ${problem}`);
        if (options.strict) process.exitCode = 1;
      }
    }
  }
} finally {
  await browser.close();
  await site.stop();
}
