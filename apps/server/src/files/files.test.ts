import { readdirSync } from 'node:fs';
import { connect } from 'node:net';
import type { Media } from '@kidney/contract/content/media/media.schema.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formWith, hwp3, pdfOf, pngOf } from '../../../../testing/files.ts';
import { createTestFolder, type TestFolder } from '../../../../testing/folder.ts';
import { createTestSite, type TestSite } from '../../../../testing/server.ts';

let site: TestSite;
let folder: TestFolder;
let editor: Record<string, string>;
beforeAll(async () => {
  folder = createTestFolder();
  site = await createTestSite({ env: { FILES_DIR: folder.path } });
  editor = await site.signIn('editor');
});
afterAll(async () => {
  await site[Symbol.asyncDispose]();
  folder.remove();
});

async function upload(name: string, bytes: Uint8Array, at = site, who = editor): Promise<Media> {
  const { body, headers } = formWith(name, bytes);
  const answer = await at.send('/api/media', {
    method: 'POST',
    headers: { ...headers, ...who },
    body: new Uint8Array(body),
  });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { data: Media }).data;
}

const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());

describe('a document', () => {
  test('D-FIL-01 is saved under its own name and can do nothing in a browser', async () => {
    const pdf = pdfOf();
    const { url } = await upload('총회 안내(1)*.pdf', pdf);
    const answer = await site.get(url);
    expect(await bytesOf(answer)).toEqual(pdf);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(pdf.length),
      'content-disposition': `attachment; filename="file.pdf"; filename*=UTF-8''${encodeURIComponent('총회 안내')}%281%29_.pdf`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, no-cache',
      'accept-ranges': 'bytes',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(answer.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
  });

  test('D-FIL-01 is sent in parts, confirmed by its mark, and described by HEAD', async () => {
    const pdf = pdfOf();
    const { url } = await upload('a.pdf', pdf);
    const etag = (await site.get(url)).headers.get('etag') ?? '';
    const asked = async (headers: Record<string, string>) => {
      const answer = await site.get(url, headers);
      return [answer.status, answer.headers.get('content-range'), (await bytesOf(answer)).toString('latin1')];
    };
    const size = pdf.length;
    const part = (from: number, to?: number) => pdf.toString('latin1', from, to);
    expect(await asked({ range: 'bytes=0-4' })).toEqual([206, `bytes 0-4/${size}`, '%PDF-']);
    expect(await asked({ range: 'bytes=9-' })).toEqual([206, `bytes 9-${size - 1}/${size}`, part(9)]);
    expect(await asked({ range: 'bytes=-6' })).toEqual([206, `bytes ${size - 6}-${size - 1}/${size}`, part(size - 6)]);
    expect(await asked({ range: `bytes=${size}-` })).toEqual([416, `bytes */${size}`, expect.any(String)]);
    for (const range of ['bytes=5-2', 'bytes=0-1,3-4', 'lines=1-2', 'bytes=-']) {
      expect(await asked({ range }), range).toEqual([200, null, part(0)]);
    }
    expect(await asked({ range: 'bytes=0-4', 'if-range': etag })).toEqual([206, `bytes 0-4/${size}`, '%PDF-']);
    expect(await asked({ range: 'bytes=0-4', 'if-range': '"old"' })).toEqual([200, null, part(0)]);
    expect(await asked({ 'if-none-match': etag })).toEqual([304, null, '']);
    const head = await site.send(url, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, String(size), '']);
  });
});

test('D-FIL-01 a picture is shown in place and kept for a year', async () => {
  const { image, url } = await upload('바다.png', pngOf(700, 300));
  for (const each of [...(image?.variants ?? []), { url, format: 'webp' }]) {
    const answer = await site.get(each.url);
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('content-disposition')]).toEqual([
      200,
      `image/${each.format}`,
      'inline',
    ]);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect((await bytesOf(answer)).length).toBeGreaterThan(20);
  }
});

test.each([
  '/files/',
  '/files/x',
  '/files/ID',
  '/files/ID/',
  '/files/ID/other.pdf',
  '/files/ID/480.webp',
  '/files/ID/file.hwp',
  '/files/ID/../ID/file.pdf.',
  '/files/ID/..%2f..%2f..%2fpackage.json',
  '/files/..%2f..%2fincoming/file.pdf',
  '/files/%2e%2e/%2e%2e/etc/passwd',
  '/files/ID/file.pdf%00',
  '/files/ID/file.pdf/more',
  '/files/00000000-0000-4000-8000-000000000000/file.pdf',
])('D-FIL-01 %s is no file', async (target) => {
  const { id } = await upload('a.pdf', pdfOf());
  const socket = connect(Number(new URL(site.origin).port), '127.0.0.1');
  let answer = '';
  socket.setEncoding('utf8').on('data', (text: string) => {
    answer += text;
  });
  socket.write(`GET ${target.replaceAll('ID', id)} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`);
  await new Promise((resolve, reject) => socket.once('close', resolve).once('error', reject));
  expect(answer).toMatch(/^HTTP\/1\.1 (400|404) /);
  expect(answer).not.toContain('%PDF-');
});

test('D-FIL-01 on a second origin there are uploads and nothing else, and pages may show them', async () => {
  const filesOrigin = 'http://files.localhost';
  await using other = await createTestSite({ env: { FILES_DIR: folder.path, FILES_ORIGIN: filesOrigin } });
  const { url } = await upload('바다.png', pngOf(9, 9), other, await other.signIn('editor'));
  expect(url).toMatch(/^http:\/\/files\.localhost\/files\//);
  const path = new URL(url).pathname;
  const there = { host: 'files.localhost' };
  const ask = async (at: string, headers: Record<string, string> = {}) =>
    other.server.app.inject({ url: at, headers: { host: 'localhost:3000', ...headers } });
  const picture = await ask(path, there);
  expect([picture.statusCode, picture.headers['cross-origin-resource-policy']]).toEqual([200, 'cross-origin']);
  for (const each of ['/', '/api/faq', '/community/faq']) expect((await ask(each, there)).statusCode).toBe(404);
  expect((await ask(path)).headers.location).toBe(url);
  const page = await ask('/community/faq');
  expect(page.headers['content-security-policy']).toContain(`img-src 'self' ${filesOrigin} data:`);
});

/** Sends a form without saying how long it is, and goes on sending until the server answers. */
async function sendEndless(name: string, headers: Record<string, string>) {
  const form = formWith(name, Buffer.alloc(0));
  const start = form.body.subarray(0, form.body.indexOf('\r\n\r\n') + 4);
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new Uint8Array(start)),
    pull: (controller) => {
      sent += 1;
      if (sent > 60) controller.close();
      else controller.enqueue(new Uint8Array(1024 * 1024));
    },
  });
  const init = { method: 'POST', headers: { ...form.headers, ...headers }, body, duplex: 'half' };
  return site.send('/api/media', init as RequestInit);
}

describe('an upload over a real connection', () => {
  test('D-FIL-01 a file that grows beyond the limit is refused on the way, and its beginning is gone', async () => {
    const answer = await sendEndless('a.jpg', editor);
    expect([answer.status, ((await answer.json()) as { message: string }).message]).toEqual([
      413,
      expect.stringContaining('10 MB'),
    ]);
    expect(readdirSync(`${folder.path}/incoming`)).toEqual([]);
    expect((await site.get('/live')).status).toBe(200);
  });

  test('D-AU-11 without a session nothing is read into a file', async () => {
    expect((await sendEndless('a.jpg', {})).status).toBe(401);
    expect(readdirSync(`${folder.path}/incoming`)).toEqual([]);
  });

  test('D-FIL-01 a file whose sender went away in the middle is gone', async () => {
    await upload('a.pdf', pdfOf());
    const form = formWith('b.pdf', Buffer.alloc(200_000, 0x20));
    const socket = connect(Number(new URL(site.origin).port), '127.0.0.1');
    const head = { ...form.headers, ...editor, host: 'localhost', 'content-length': String(form.body.length) };
    const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(`POST /api/media HTTP/1.1\r\n${lines.join('')}\r\n`);
    socket.write(form.body.subarray(0, 100_000));
    await expect.poll(() => readdirSync(`${folder.path}/incoming`)).toHaveLength(1);
    socket.destroy();
    await expect.poll(() => readdirSync(`${folder.path}/incoming`)).toEqual([]);
  });
});

/** Names as they come from macOS, Windows, telephones and people who write from right to left. */
function names(count: number): string[] {
  const words = [
    '총회',
    '신장장애인',
    '값',
    '뷁',
    'ᄒᆞᆫ글',
    '한글',
    'résumé',
    '👩‍⚕️',
    '🇰🇷',
    'مرحبا',
    'שלום',
    '名前',
    '100%',
    "a'b",
    '(최종)',
    '%22',
    '+',
    '&',
    '#1',
    ';',
    '…',
  ];
  return Array.from({ length: count }, (_, n) => {
    const name = [words[n % words.length], words[(n * 7 + 3) % words.length], n].join(n % 2 ? ' ' : '_');
    return `${n % 3 === 0 ? name.normalize('NFD') : name}.hwp`;
  });
}

test('D-FIL-01 a thousand names come back as they were sent, in NFC', { timeout: 180_000 }, async () => {
  const sent = names(1_000);
  const wrong: string[] = [];
  const roundTrip = async (name: string) => {
    const { url, name: shown } = await upload(name, hwp3);
    const answer = await site.send(url, { method: 'HEAD' });
    const [, encoded = ''] = /filename\*=UTF-8''(.*)$/.exec(answer.headers.get('content-disposition') ?? '') ?? [];
    if (shown !== name.normalize('NFC') || decodeURIComponent(encoded) !== shown) wrong.push(name);
  };
  for (let at = 0; at < sent.length; at += 5) await Promise.all(sent.slice(at, at + 5).map(roundTrip));
  expect(wrong).toEqual([]);
});

test.each([
  ['C:\\사진\\바다.hwp', '바다.hwp'],
  ['../../etc/공고.hwp', '공고.hwp'],
  ['조\u202epwh.exe.hwp', '조pwh.exe.hwp'],
  ['줄\u2028바꿈\u0007.hwp', '줄바꿈.hwp'],
  ['  빈칸 . .hwp', '빈칸.hwp'],
  ['.hwp', '파일.hwp'],
  ['무엇?<b>|.hwp', '무엇__b__.hwp'],
  [`${'가'.repeat(300)}.hwp`, `${'가'.repeat(120)}.hwp`],
  [`${'👩‍⚕️'.repeat(100)}.hwp`, `${'👩‍⚕️'.repeat(24)}.hwp`],
])('D-FIL-01 a name that misleads or breaks is put right: %j', async (sent, kept) => {
  expect((await upload(sent, hwp3)).name).toBe(kept);
});
