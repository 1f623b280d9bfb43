import type { Browser, BrowserContext } from '@playwright/test';
import { phoneUpTo } from '../../e2e/accessibility/modes.ts';
import type { Weight } from './figures.ts';

export type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;
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

export interface Weighed {
  path: string;
  width: number;
  /** Made for one person, though nobody is signed in. */
  isForOne?: true;
  /** The session of somebody who works there. */
  storageState?: StorageState;
}

/** Loads the page as somebody does who comes for the first time, and adds up what came over the wire. */
export async function weigh(browser: Browser, origin: string, weighed: Weighed): Promise<Weight> {
  const { path, width, isForOne, storageState } = weighed;
  const context = await browser.newContext({
    ...(storageState && { storageState }),
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
    // What comes when the page has been weighed and is closed has no text any more.
    const text = () => answer.text().catch(() => '');
    if (['script', 'stylesheet'].includes(answer.request().resourceType())) texts.set(answer.url(), text());
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
  // What is made for one person is not packed: beside words of others it would give secrets away by its length.
  const isPacked = encoding === (storageState || isForOne ? null : 'gzip');
  if (answer?.status() !== 200 || !isPacked) throw new Error(`${path}: ${answer?.status()} ${encoding}`);

  const weight: Weight = { page: path, width, bytes: { js: 0, css: 0, font: 0, html: 0, other: 0 }, editorFiles: [] };
  for (const { url, kind, bytes } of loaded.values()) {
    const text = (await texts.get(url)) ?? '';
    weight.bytes[kind === 'css' && listsFontsOnly(text) ? 'font' : kind] += bytes;
    if (kind === 'js' && editorCode.test(text)) weight.editorFiles.push(new URL(url).pathname);
  }
  await context.close();
  return weight;
}
