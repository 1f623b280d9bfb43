import { hash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Clock } from '@kidney/api/platform/clock.ts';
import { OperatorError } from '@kidney/api/platform/operator-error.ts';
import { sectionStarts, siteFiles, sitePages } from '@kidney/contract/content/link-checks/site-addresses.paths.ts';
import { isHiddenPage } from '@kidney/contract/office/settings/features.paths.ts';
import { settingsPaths } from '@kidney/contract/office/settings/settings.paths.ts';
import type { SiteSettings } from '@kidney/contract/office/settings/settings.schema.ts';
import { createAskSite, type AskSite } from './ask-site.ts';
import { collectSite, type Collected } from './collect-site.ts';
import { beginMirror, showMirror, sweepMirrors } from './mirror-folder.ts';
import { mirrorMessages } from './mirror-messages.ts';
import { cannotSendPage, mirroredPage, type MirrorDeps } from './mirrored-page.ts';
import { parsePage } from './page-references.ts';
import { fileOf, siteAddresses, type SiteAddresses } from './site-addresses.ts';

const megabyte = 1024 * 1024;
const bounds = {
  longestMs: 15_000,
  wholeMs: 30 * 60_000,
  largest: 30 * megabyte,
  most: { pages: 3_000, files: 20_000, bytes: 2_048 * megabyte },
};
const leastShare = 0.95;
/** What people need most on such a day: the first page, which is the emergency page in a disaster, and how to prepare. */
const needed = ['/', '/kidney/disaster'];
/** They tell robots of the site, and this is not it. */
const notOfMirror = ['/sitemap.xml', '/robots.txt', '/site.webmanifest'];

export interface MirrorOptions {
  publicOrigin: string;
  filesOrigin?: string | undefined;
  from?: string | undefined;
  folder: string;
  clock: Clock;
}

export interface Mirrored {
  pages: number;
  files: number;
  bytes: number;
  leftOut: number;
  failed: string[];
}

async function textOf(ask: AskSite, address: URL, expected = 200): Promise<string> {
  const { status, body } = await ask(address);
  if (status !== expected) throw new OperatorError(`${address.pathname}: ${status}. The mirror of before stays.`);
  return body.toString();
}

async function mappedPages(ask: AskSite, addresses: SiteAddresses): Promise<string[]> {
  const listed = async (file: string) => {
    const xml = await textOf(ask, addresses.toAsk(file));
    return [...xml.matchAll(/<loc>([^<]+)<\/loc>(?:<lastmod>([^<]+))?/g)].map(([, url = '', changedAt = '']) => ({
      path: new URL(url).pathname,
      changedAt,
    }));
  };
  const parts = await Promise.all((await listed('/sitemap.xml')).map(({ path }) => listed(path)));
  // Where there are too many, those that were changed last.
  const newestFirst = parts.flat().toSorted((one, other) => other.changedAt.localeCompare(one.changedAt));
  return newestFirst.map(({ path }) => path).filter((path) => addresses.isFollowed(path));
}

/** Why what came is not enough to be shown. */
function whyNot({ pages, files, failed }: Collected): string | null {
  const came = pages.length + files.length;
  const missing = needed.filter((page) => !pages.includes(page));
  const styles = [...failed.keys()].filter((address) => address.endsWith('.css'));
  if (missing.length + styles.length > 0) return `${[...missing, ...styles].join(', ')} did not come`;
  const share = came / (came + failed.size);
  return share < leastShare ? `only ${came} of ${came + failed.size} came` : null;
}

async function writePages(folder: string, { pages }: Collected, notFound: string, deps: MirrorDeps): Promise<void> {
  for (const address of pages) {
    const path = join(folder, fileOf(address, true));
    await writeFile(path, mirroredPage(parsePage(await readFile(path, 'utf8')), address, deps));
  }
  for (const [section, start] of Object.entries(sectionStarts)) {
    const path = join(folder, fileOf(section, true));
    const html = await readFile(join(folder, fileOf(start, true))).catch(() => null);
    if (html) await writeFile(path, html);
  }
  const cannotSend = cannotSendPage(parsePage(notFound), deps.messages);
  await writeFile(join(folder, 'not-found.html'), mirroredPage(parsePage(notFound), '/not-found', deps));
  await writeFile(join(folder, 'cannot-send.html'), mirroredPage(cannotSend, '/cannot-send', deps));
  await writeFile(join(folder, 'robots.txt'), 'User-agent: *\nDisallow: /\n');
}

async function writeStyle(folder: string): Promise<string> {
  const css = await readFile(new URL('mirror.css', import.meta.url));
  const style = `/assets/mirror-${hash('sha256', css).slice(0, 8)}.css`;
  await mkdir(dirname(join(folder, style)), { recursive: true });
  await writeFile(join(folder, style), css);
  return style;
}

/** Makes a copy of all that visitors read, to be shown when nothing else answers. One that is not whole is not shown. */
export async function mirrorSite({ publicOrigin, filesOrigin, from, folder, clock }: MirrorOptions): Promise<Mirrored> {
  const since = clock.now();
  const ask = createAskSite({ ...bounds, from, ends: AbortSignal.timeout(bounds.wholeMs) });
  const addresses = siteAddresses(publicOrigin, filesOrigin);
  const settings = await textOf(ask, addresses.toAsk(`/api${settingsPaths.site.path}`));
  const { identity, features } = (JSON.parse(settings) as { data: SiteSettings }).data;
  const messages = mirrorMessages(identity, since);
  const filesOfSite = siteFiles.filter((file) => !notOfMirror.includes(file));
  const always = [...sitePages, ...filesOfSite].filter((path) => !isHiddenPage(features, path));
  const owed = [...new Set([...always, ...(await mappedPages(ask, addresses))])];
  const notFound = await textOf(ask, addresses.toAsk('/not-found'), 404);

  const made = await beginMirror(folder, since);
  let mirrored: Mirrored;
  try {
    const collected = await collectSite({ owed, notFound, ask, addresses, folder: made.path, most: bounds.most });
    const failed = [...collected.failed].map(([address, why]) => `${address}: ${why}`);
    const reason = whyNot(collected);
    if (reason) throw new OperatorError([`${reason}. The mirror of before stays.`, ...failed.slice(0, 10)].join('\n'));
    const kept = new Set([...collected.pages, ...collected.files, ...Object.keys(sectionStarts)]);
    const style = await writeStyle(made.path);
    await writePages(made.path, collected, notFound, { addresses, messages, style, isKept: (each) => kept.has(each) });
    await showMirror(folder, made.name);
    const { pages, files, bytes, leftOut } = collected;
    mirrored = { pages: pages.length, files: files.length, bytes, leftOut, failed };
  } catch (error) {
    await rm(made.path, { recursive: true, force: true });
    throw error;
  }
  // Out here: where an older one cannot be taken away, the one that is shown must not go.
  await sweepMirrors(folder);
  return mirrored;
}
