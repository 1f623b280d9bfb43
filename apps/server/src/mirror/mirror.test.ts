import { spawn } from 'node:child_process';
import { readdirSync, readlinkSync, utimesSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { seedContent } from '@kidney/api/seed.ts';
import { sectionStarts, sitePages } from '@kidney/contract/content/link-checks/site-addresses.paths.ts';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { PostgresServer } from '../../../../scripts/postgres/server.ts';
import { startTestPostgres } from '../../../../testing/database.ts';
import { createTestFolder } from '../../../../testing/folder.ts';
import { startMirrorServer, type MirrorServer } from '../../../../testing/mirror-server.ts';
import { startSiteProcess, type SiteProcess } from '../../../../testing/process.ts';
import { startProxy, type TestProxy } from '../../../../testing/proxy.ts';
import { createTestSite, publicOrigin, type TestSite } from '../../../../testing/server.ts';
import { run } from '../cli/run.ts';
import { mirrorSite } from './mirror-site.ts';
import { elementsOf, filesInStyles, filesNamed, linksOf, parsePage } from './page-references.ts';

const phone = '052-000-0000';
const filesOrigin = 'http://files.example.org';

function ownFolder(): string {
  const folder = createTestFolder();
  onTestFinished(folder.remove);
  return folder.path;
}

/** The program itself, as its unit starts it. */
async function program(folder: string, from: string, env: Record<string, string> = {}) {
  const cli = fileURLToPath(new URL('../cli.ts', import.meta.url));
  const child = spawn(process.execPath, [cli, 'mirror', folder, '--from', from], {
    env: { PATH: process.env['PATH'], PUBLIC_ORIGIN: publicOrigin, ...env },
  });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [out, err, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { out, err, code };
}

const pathsIn = (xml: string) => [...xml.matchAll(/<loc>([^<]+)</g)].map(([, url = '']) => new URL(url).pathname);

async function mappedPaths(origin: string): Promise<string[]> {
  const read = async (path: string) => pathsIn(await (await fetch(origin + path)).text());
  return (await Promise.all((await read('/sitemap.xml')).map(read))).flat();
}

describe('everything dead', () => {
  const folder = createTestFolder();
  let postgres: PostgresServer;
  let site: SiteProcess;
  let mirror: MirrorServer;
  let proxy: TestProxy;
  let paths: string[];
  let said: Awaited<ReturnType<typeof program>>;

  beforeAll(async () => {
    postgres = await startTestPostgres();
    site = await startSiteProcess(postgres.adminUrl, { FILES_ORIGIN: filesOrigin });
    await site.startWorker();
    await vi.waitFor(
      async () => expect(await (await fetch(`${site.origin}/community/newsletter/1`)).text()).toContain('.avif'),
      60_000,
    );
    paths = [...new Set([...sitePages, ...Object.keys(sectionStarts), ...(await mappedPaths(site.origin))])];
    said = await program(folder.path, site.origin, { PUBLIC_ORIGIN: site.origin, FILES_ORIGIN: filesOrigin });
    mirror = await startMirrorServer(folder.path);
    const port = Number(new URL(site.origin).port);
    proxy = await startProxy([port, port], { mirror: mirror.port });
    const whoAnswers = async () => (await fetch(proxy.origin)).headers.get('x-page');
    await vi.waitFor(async () => expect(await whoAnswers()).toMatch(/^(hit|miss)$/), 30_000);
    await Promise.all([site.kill(), postgres.kill()]);
    await vi.waitFor(async () => expect(await whoAnswers()).toBe('mirror'), 30_000);
  });
  afterAll(async () => {
    await proxy[Symbol.asyncDispose]();
    await mirror[Symbol.asyncDispose]();
    await postgres.restart();
    await site[Symbol.asyncDispose]();
    await postgres.stop();
    folder.remove();
  });

  it('D-OPS-16 every public page answers by itself: since when it stands, whom to call, no form and no script', async () => {
    expect(said).toMatchObject({ code: 0, err: '', out: expect.stringMatching(/^Mirrored \d+ pages and \d+ files/) });
    expect(paths.length).toBeGreaterThan(90);
    const links = new Set<string>();
    const callsInstead: string[] = [];
    const files = new Set<string>();
    for (const path of paths) {
      const answer = await fetch(proxy.origin + path);
      expect([path, answer.status, answer.headers.get('content-type')]).toEqual([
        path,
        200,
        'text/html; charset=utf-8',
      ]);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      const html = await answer.text();
      expect(html, path).toMatch(/임시 화면입니다.*?<time datetime="20[\d-]{8}T[\d:.]{12}Z">20\d\d년/);
      expect(html).toContain(`href="tel:${phone}"`);
      expect(html).toContain('<meta name="robots" content="noindex">');
      if (html.includes('<div class="mirror-call">')) callsInstead.push(path);
      const page = parsePage(html);
      expect(elementsOf(page, 'form', 'script', 'button', 'input', 'textarea'), path).toEqual([]);
      for (const { hrefs } of filesNamed(page)) for (const href of hrefs) files.add(href);
      for (const { attribs } of linksOf(page)) links.add(attribs['href']?.split('#')[0] ?? '');
    }
    expect(callsInstead.toSorted()).toEqual([
      '/accessibility/request',
      '/community/membership/apply',
      '/love/sponsorship/apply',
      '/search',
      '/transport/apply',
      '/transport/status',
    ]);
    const own = [...links].filter((href) => href.startsWith('/'));
    expect(own.filter((href) => /^\/(?:admin|api)/.test(href))).toEqual([]);
    expect([...links].filter((href) => href.startsWith(site.origin) || href.startsWith(filesOrigin))).toEqual([]);
    for (const path of [...files, ...own])
      expect([path, (await fetch(new URL(path, proxy.origin))).status]).toEqual([path, 200]);
    expect([...files].filter((path) => path.endsWith('.avif')).length).toBeGreaterThan(0);
  });

  it('D-OPS-16 files have their types and are kept as long as their names say; styles find what they name', async () => {
    const page = parsePage(await (await fetch(proxy.origin)).text());
    const styles = elementsOf(page, 'link').filter(({ attribs }) => attribs['rel'] === 'stylesheet');
    expect(styles).toHaveLength(2);
    for (const { attribs } of styles) {
      const answer = await fetch(proxy.origin + attribs['href']);
      const { headers } = answer;
      expect([headers.get('content-type'), headers.get('cache-control')]).toEqual([
        'text/css; charset=utf-8',
        'public, max-age=31536000, immutable',
      ]);
      for (const href of filesInStyles(await answer.text()))
        expect((await fetch(proxy.origin + href)).headers.get('content-type')).toBe('image/svg+xml');
    }
    const issue = parsePage(await (await fetch(`${proxy.origin}/community/newsletter/1`)).text());
    const [pdf] = linksOf(issue).filter(({ attribs }) => attribs['href']?.endsWith('.pdf'));
    const { headers } = await fetch(proxy.origin + pdf?.attribs['href']);
    expect([headers.get('content-type'), headers.get('content-disposition')]).toEqual([
      'application/pdf',
      'attachment',
    ]);
    expect(headers.get('content-security-policy')).toContain('sandbox');
  });

  it('D-OPS-16 whoever sends something, or is lost, is told whom to call', async () => {
    // A form, and a photograph.
    for (const body of [new URLSearchParams('giver=self'), new Uint8Array(2_000_000)]) {
      const sent = await fetch(`${proxy.origin}/transport/apply`, { method: 'POST', body });
      expect([sent.status, sent.headers.get('cache-control'), sent.headers.get('retry-after')]).toEqual([
        503,
        'no-store',
        '600',
      ]);
      expect(await sent.text()).toMatch(/<h1>지금은 보내실 수 없습니다<\/h1>[^]*href="tel:052-000-0000"/);
    }
    for (const path of ['/nowhere', '/admin', '/community/news?page=/../../../..', '/.git/config', '/%2e%2e/20']) {
      const answer = await fetch(proxy.origin + path);
      if (path.includes('news')) expect(answer.status).toBe(200);
      else expect([path, answer.status]).toEqual([path, 404]);
      expect(await answer.text()).toContain(`href="tel:${phone}"`);
    }
    expect((await fetch(`${proxy.origin}/api/settings`)).status).toBe(503);
    expect(await (await fetch(`${proxy.origin}/robots.txt`)).text()).toContain('Disallow: /\n');
  });

  it('D-OPS-16 pages are as large and as dark as somebody has chosen; a list goes on', async () => {
    const seen = async (display: string) => {
      const html = await (await fetch(proxy.origin, { headers: { cookie: `a=b; display=${display}` } })).text();
      return /<html [^>]*>/.exec(html)?.[0];
    };
    expect(await seen('150-high')).toBe('<html lang="ko" data-text="150" data-contrast="high">');
    expect(await seen('900"-x')).toBe('<html lang="ko" data-text="100" data-contrast="normal">');
    const [all, past] = await Promise.all(
      ['', '?view=past'].map(async (query) => (await fetch(`${proxy.origin}/community/events${query}`)).text()),
    );
    expect(past).not.toBe(all);
  });
});

/** Stands before a site and answers in its place where it is told to. */
async function standIn(target: string, statusFor: (path: string) => number | undefined) {
  const server = createServer(({ url = '', headers }, response) => {
    const status = statusFor(url);
    if (status !== undefined) return response.writeHead(status, { 'retry-after': '1' }).end();
    return request(target + url, { headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 0, answer.headers);
      answer.pipe(response);
    }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('the mirror', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await createTestSite();
    await seedContent(site.database);
  });
  afterAll(() => site[Symbol.asyncDispose]());

  async function mirror(folder: string, from: string): Promise<string> {
    const said: string[] = [];
    await run(['mirror', folder, '--from', from], {
      env: { PUBLIC_ORIGIN: publicOrigin },
      say: (line) => said.push(line),
    });
    return said.join('\n');
  }

  it('D-OPS-16 one that is not whole is not shown: the last good one stays, and it is said what failed', async () => {
    const folder = ownFolder();
    let broken: string[] = [];
    const origin = await standIn(site.origin, (path) =>
      broken.some((each) => path.startsWith(each)) ? 503 : undefined,
    );
    await mirror(folder, origin);
    const good = readlinkSync(join(folder, 'current'));

    for (broken of [['/association', '/daycare', '/love'], ['/kidney/disaster'], ['/assets/style'], ['/sitemap.xml']]) {
      await expect(mirror(folder, origin), broken[0]).rejects.toThrow('The mirror of before stays.');
      expect(readdirSync(folder).toSorted()).toEqual([good, 'current']);
    }
    expect(await program(folder, origin)).toEqual({
      code: 1,
      out: '',
      err: '/sitemap.xml: 503. The mirror of before stays.\n',
    });
    broken = ['/association/history'];
    expect(await mirror(folder, origin)).toContain('Did not come: /association/history: 503');
    expect(readdirSync(folder)).not.toContain(good);
  });

  it('D-OPS-16 a day later it still answers, and says since when; who asked too fast has waited', async () => {
    const folder = ownFolder();
    const made = new Date(Date.now() - 25 * 3_600_000);
    let asked = 0;
    const from = await standIn(site.origin, () => (++asked === 20 ? 429 : undefined));
    expect(await mirrorSite({ publicOrigin, from, folder, clock: { now: () => made } })).toMatchObject({ failed: [] });
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
      if (entry.isFile()) utimesSync(join(entry.parentPath, entry.name), made, made);
    await using server = await startMirrorServer(folder);
    const day = new Intl.DateTimeFormat('ko-KR', { timeZone: 'Asia/Seoul', dateStyle: 'long' }).format(made);
    for (const path of sitePages) {
      const answer = await fetch(server.origin + path);
      expect([path, answer.status]).toEqual([path, 200]);
      expect(await answer.text()).toContain(`<time datetime="${made.toISOString()}">${day}`);
    }
  });
});
