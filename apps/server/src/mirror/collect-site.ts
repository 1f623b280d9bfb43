import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { TooLarge, type AskSite } from './ask-site.ts';
import { filesInStyles, filesNamed, linksOf, parsePage } from './page-references.ts';
import { fileOf, isPlain, type SiteAddresses } from './site-addresses.ts';

export interface CollectDeps {
  /** Addresses that have to be there. */
  owed: readonly string[];
  /** A page that was fetched already and stands at no address. */
  notFound: string;
  ask: AskSite;
  addresses: SiteAddresses;
  folder: string;
  most: { pages: number; files: number; bytes: number };
}

export interface Collected {
  pages: string[];
  files: string[];
  /** What should have come and did not, with why. */
  failed: Map<string, string>;
  /** What there was no room for. */
  leftOut: number;
  bytes: number;
}

const atOnce = 4;

async function eachOf<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const left = items.values();
  const takeOn = async () => {
    for (const item of left) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, takeOn));
}

const isPageType = (type: string) => type.startsWith('text/html');
const hasEnding = (address: string) => /\.[a-z\d]{2,5}$/.test(address);

/** Fetches what was asked for and what it names, in rounds, and lays it down as it came. */
export async function collectSite(deps: CollectDeps): Promise<Collected> {
  const { owed, notFound, ask, addresses, folder, most } = deps;
  const collected: Collected = { pages: [], files: [], failed: new Map(), leftOut: 0, bytes: 0 };
  const expected = new Set(owed);
  const seen = new Set(owed);
  const found: string[] = [];

  function want(address: string | undefined): void {
    if (address === undefined || seen.has(address)) return;
    seen.add(address);
    found.push(address);
  }

  function readPage(html: string, at: string): void {
    const page = parsePage(html);
    const own = (href: string) => addresses.read(href, at)?.address;
    const files = filesNamed(page).flatMap(({ hrefs }) => hrefs.map(own));
    for (const file of files) if (file !== undefined && isPlain(file)) want(file);
    for (const link of linksOf(page).map(({ attribs }) => own(attribs['href'] ?? '')))
      if (link !== undefined && addresses.isFollowed(link)) want(link);
  }

  async function keep(address: string, type: string, body: Buffer): Promise<void> {
    const isPage = isPageType(type);
    const kept = isPage ? collected.pages : collected.files;
    const hasRoom = kept.length < most[isPage ? 'pages' : 'files'] && collected.bytes + body.length <= most.bytes;
    if (!hasRoom || (!isPage && !hasEnding(address))) {
      collected.leftOut += 1;
      return;
    }
    const path = join(folder, fileOf(address, isPage));
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, body);
    kept.push(address);
    collected.bytes += body.length;
    if (isPage) readPage(body.toString(), address);
    else if (type.startsWith('text/css'))
      for (const href of filesInStyles(body.toString())) want(addresses.read(href, address)?.address);
  }

  async function visit(address: string): Promise<void> {
    collected.failed.delete(address);
    try {
      const { status, type, body } = await ask(addresses.toAsk(address));
      // A link may lead nowhere, as it does on the site.
      if (status !== 200 && (expected.has(address) || status >= 500)) throw new Error(String(status));
      if (status === 200) await keep(address, type, body);
    } catch (error) {
      if (error instanceof TooLarge) collected.leftOut += 1;
      else collected.failed.set(address, (error as Error).message);
    }
  }

  async function visitAll(first: readonly string[]): Promise<void> {
    for (let round = first; round.length > 0; round = found.splice(0)) await eachOf(round, visit);
  }
  readPage(notFound, '/');
  await visitAll(owed);
  // Once more: who was busy then may not be now.
  await visitAll([...collected.failed.keys()]);
  return collected;
}
