import { existsSync, readdirSync } from 'node:fs';
import type { Media } from '@kidney/contract/content/media/media.schema.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../../../../../testing/api.ts';
import { createBrowser, type Browser } from '../../../../../testing/browser.ts';
import { compoundFileOf, docxOf, formWith, hwp3, hwpOf, hwpxOf, pdfOf, pngOf } from '../../../../../testing/files.ts';
import { signedIn } from '../../../../../testing/people.ts';
import { systemClock } from '../../platform/clock.ts';
import { openDatabase } from '../../platform/database.ts';
import { isDatabaseAway } from '../../platform/errors.ts';
import { createLog } from '../../platform/log.ts';
import { unrecorded } from '../../office/audit-log/index.ts';
import { createMedia } from './index.ts';
import { xlsxOf, zipOf } from '../../../../../testing/xlsx.ts';

let test: TestApi;
let editor: Browser;
let editorId: number;
beforeAll(async () => {
  test = await createTestApi();
  ({ browser: editor, id: editorId } = await signedIn(test, ['editor']));
});
afterAll(() => test[Symbol.asyncDispose]());

async function send(name: string, bytes: Uint8Array, who = editor) {
  const { body, headers } = formWith(name, bytes);
  return who.send('POST', '/media', body, headers);
}

async function upload(name: string, bytes: Uint8Array): Promise<Media> {
  const answer = await send(name, bytes);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data;
}

const photo = (width = 1000, height = 500) => sharp({ create: { width, height, channels: 3, background: '#3a7' } });
const served = async (url: string) => {
  const [, , id = '', name = ''] = url.split('/');
  const file = await test.api.files.open(id, name);
  return file && { ...file, bytes: Buffer.concat(await file.read().toArray()) };
};
/** Nothing stays of what is refused or done. */
const incoming = () => {
  const folder = `${test.config.FILES_DIR}/incoming`;
  return existsSync(folder) ? readdirSync(folder) : [];
};

describe('what may be uploaded', () => {
  it.each([
    ['사진.jpg', () => photo().jpeg().toBuffer(), 'image'],
    ['사진.JPEG', () => photo().jpeg().toBuffer(), 'image'],
    ['그림.png', async () => pngOf(600, 300), 'image'],
    ['그림.webp', () => photo().webp().toBuffer(), 'image'],
    ['그림.gif', () => photo(60, 30).gif().toBuffer(), 'image'],
    ['안내문.pdf', async () => pdfOf(), 'document'],
    ['공고.hwp', async () => hwpOf(), 'document'],
    ['옛 공고.hwp', async () => hwp3, 'document'],
    ['신청서.hwpx', async () => hwpxOf(), 'document'],
    ['회의록.docx', async () => docxOf(), 'document'],
    ['명단.xlsx', async () => xlsxOf([['이름']]), 'document'],
  ])('D-FIL-01 %s', async (name, make, kind) => {
    const bytes = await make();
    const media = await upload(name, bytes);
    expect(media).toMatchObject({ kind, name, size: bytes.length, alt: '' });
    const file = await served(media.url);
    if (kind === 'document') expect(file?.bytes).toEqual(bytes);
    else expect((await sharp(file?.bytes).metadata()).format).toBe('webp');
  });

  it('D-FIL-01 a picture is drawn anew in a few widths, upright, without the place where it was taken', async () => {
    const taken = await photo(2000, 1000)
      .withExif({
        IFD3: { GPSLatitude: '35/1 32/1 0/1', GPSLatitudeRef: 'N' },
        IFD0: { Copyright: '<script>alert(1)</script>' },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(taken).metadata()).exif?.length).toBeGreaterThan(50);
    const { image } = await upload('현장.jpg', taken);
    expect([image?.width, image?.height]).toEqual([1000, 2000]);
    expect(image?.variants.map(({ format, width, height }) => `${format} ${width}×${height}`)).toEqual([
      'avif 480×960',
      'webp 480×960',
      'avif 960×1920',
      'webp 960×1920',
      'avif 1000×2000',
      'webp 1000×2000',
    ]);
    for (const url of [...(image?.variants ?? []).map((each) => each.url), image?.shareUrl ?? '']) {
      const file = await served(url);
      const { exif, xmp, orientation } = await sharp(file?.bytes).metadata();
      expect([exif, xmp, orientation ?? 1], url).toEqual([undefined, undefined, 1]);
      expect(file?.bytes.includes('alert(1)')).toBe(false);
    }
  });
});

const isoMedia = (brand: string) =>
  Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(`ftyp${brand}\0\0\0\0mif1${brand}`), Buffer.alloc(64)]);
const html = Buffer.from('<!doctype html><script>alert(1)</script>');
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
const manyEntries = () => docxOf(Object.fromEntries(Array.from({ length: 2_001 }, (_, n) => [`e${n}`, ''])));

describe('what is refused', () => {
  it.each<[string, string, number, RegExp, () => Uint8Array | Promise<Uint8Array>]>([
    ['an image bomb', 'a.png', 413, /화소/, () => pngOf(40_000, 40_000, 10)],
    ['a zip bomb', 'a.docx', 400, /압축/, () => docxOf({ 'word/media/x': Buffer.alloc(60_000_000) })],
    [
      'a zip that promises too much',
      'a.docx',
      400,
      /압축/,
      () => zipOf({ '[Content_Types].xml': 'x'.repeat(9_000), 'word/document.xml': 'y' }, 250_000_000),
    ],
    ['a zip of too many entries', 'a.docx', 400, /압축/, manyEntries],
    ['a GIF that is a script', 'a.gif', 400, /손상/, () => Buffer.from(`GIF89a/*${'\0'.repeat(20)}*/=1;alert(1)//`)],
    ['a PDF that is an archive too', 'a.pdf', 415, /확장자/, () => Buffer.concat([pdfOf(), zipOf({ 'x.class': 'x' })])],
    ['an archive behind a picture', 'a.docx', 415, /확장자/, () => Buffer.concat([pngOf(9, 9), docxOf()])],
    ['SVG', 'a.svg', 415, /올릴 수 없는/, () => svg],
    ['SVG with the name of a picture', 'a.png', 415, /확장자/, () => svg],
    ['HTML', 'a.html', 415, /올릴 수 없는/, () => html],
    ['HTML with the name of a picture', 'a.jpg', 415, /확장자/, () => html],
    ['HTML with the name of a PDF', 'a.pdf', 415, /확장자/, () => html],
    ['a picture with the name of another kind', 'a.png', 415, /확장자/, () => photo().jpeg().toBuffer()],
    ['a plain archive', 'a.hwpx', 415, /확장자/, () => zipOf({ a: 'b' })],
    ['a spreadsheet called a text', 'a.docx', 415, /확장자/, () => xlsxOf([['a']])],
    ['macros', 'a.docx', 400, /매크로/, () => docxOf({ 'word/vbaProject.bin': 'x' })],
    ['a PDF with a script', 'a.pdf', 400, /매크로/, () => pdfOf('/OpenAction<</S/JavaScript/JS(x)>>')],
    ['a PDF with a hidden script', 'a.pdf', 400, /매크로/, () => pdfOf('/OpenAction<</S/J#61vaScript>>')],
    ['a PDF that starts a program', 'a.pdf', 400, /매크로/, () => pdfOf('/AA<</S/Launch>>')],
    ['another compound file', 'a.hwp', 415, /확장자/, () => compoundFileOf('WordDocument', 'HWP Document File')],
    ['a compound file that says something else', 'a.hwp', 415, /확장자/, () => compoundFileOf('FileHeader', 'Hwp?')],
    ['HEIC', '사진.HEIC', 415, /아이폰/, () => isoMedia('heic')],
    ['HEIC called JPEG', 'a.jpg', 415, /아이폰/, () => isoMedia('heic')],
    ['half a JPEG', 'a.jpg', 400, /손상/, async () => (await photo().jpeg().toBuffer()).subarray(0, 2_000)],
    ['half a PNG', 'a.png', 400, /손상/, () => pngOf(300, 300).subarray(0, 60)],
    ['a PDF without its end', 'a.pdf', 400, /손상/, () => pdfOf().subarray(0, 100)],
    ['half a DOCX', 'a.docx', 400, /손상/, () => docxOf().subarray(0, 120)],
    ['half an HWP', 'a.hwp', 400, /손상/, () => hwpOf().subarray(0, 700)],
    ['nothing', 'a.pdf', 400, /비어/, () => Buffer.alloc(0)],
    ['no ending', 'README', 415, /올릴 수 없는/, () => pdfOf()],
    ['a program', 'a.exe', 415, /올릴 수 없는/, () => Buffer.from('MZ')],
    ['a picture of more than 10 MB', 'a.jpg', 413, /10 MB/, () => Buffer.alloc(10 * 1024 * 1024 + 1, 0xff)],
    ['a document of more than 30 MB', 'a.pdf', 413, /30 MB|너무/, () => Buffer.alloc(30 * 1024 * 1024 + 1, 0x20)],
  ])('D-FIL-01 %s', async (_what, name, status, words, make) => {
    const answer = await send(name, await make());
    expect([answer.statusCode, answer.json().message]).toEqual([status, expect.stringMatching(words)]);
    expect(incoming()).toEqual([]);
  });

  it('D-FIL-01 a body that is no form, has no file, or breaks off', async () => {
    const form = formWith('a.pdf', pdfOf());
    const noFile = {
      body: Buffer.from(
        String(form.body).replace('; filename="a.pdf"', '').replace('application/octet-stream', 'text/plain'),
      ),
      headers: form.headers,
    };
    expect((await editor.send('POST', '/media', { file: 'x' })).json().code).toBe('UNSUPPORTED_MEDIA_TYPE');
    expect((await editor.send('POST', '/media')).statusCode).toBeLessThan(500);
    expect((await editor.send('POST', '/media', noFile.body, noFile.headers)).json().code).toBe('INVALID_INPUT');
    expect((await editor.send('POST', '/media', form.body.subarray(0, 250), form.headers)).json()).toMatchObject({
      code: 'INVALID_INPUT',
      message: expect.stringContaining('끊겼습니다'),
    });
    expect((await editor.send('POST', '/faq', form.body, form.headers)).json().code).toBe('UNSUPPORTED_MEDIA_TYPE');
    expect(incoming()).toEqual([]);
  });

  it('D-AU-11 nobody’s file is looked at before it is known whose it is', async () => {
    for (const [who, status] of [
      [createBrowser(test.app), 401],
      [(await signedIn(test, ['driver'])).browser, 403],
    ] as const) {
      expect((await send('a.png', pngOf(9, 9), who)).statusCode).toBe(status);
    }
    const { rows } = await test.database.read.$client.query(
      'select count(*)::int as n from media where uploader_id is distinct from $1',
      [editorId],
    );
    expect(rows).toEqual([{ n: 0 }]);
  });
});

describe('afterwards', () => {
  it('D-FIL-01 is found again, gets its description, is listed to its uploader alone, and can be deleted', async () => {
    const media = await upload('바다.png', pngOf(20, 10));
    const one = `/media/${media.id}`;
    expect((await editor.send('PUT', one, { alt: '' })).statusCode).toBe(400);
    const described = (await editor.send('PUT', one, { alt: ' 울산 앞바다 ' })).json();
    expect(described).toEqual({ data: { ...media, alt: '울산 앞바다' }, message: '사진 설명을 저장했습니다.' });
    expect((await editor.send('GET', one)).json().data).toEqual(described.data);
    expect((await editor.send('GET', '/media')).json().data[0]).toEqual(described.data);
    const { browser: owner } = await signedIn(test, ['owner']);
    expect((await owner.send('GET', '/media')).json().data).toEqual([]);
    expect((await owner.send('DELETE', one)).json()).toEqual({ data: null, message: '파일을 삭제했습니다.' });
    expect((await editor.send('GET', one)).statusCode).toBe(404);
    expect(await served(media.url)).toBeNull();
  });

  it('D-FIL-01 a document has no description, and an unknown id is a 404', async () => {
    const { id } = await upload('a.pdf', pdfOf());
    expect((await editor.send('PUT', `/media/${id}`, { alt: '글' })).statusCode).toBe(404);
    expect((await editor.send('DELETE', `/media/${crypto.randomUUID()}`)).statusCode).toBe(404);
    expect((await editor.send('GET', '/media/1')).statusCode).toBe(400);
  });

  it('D-FIL-01 while the database is away pictures are there, and documents are not now', async () => {
    const [picture, text] = [await upload('a.png', pngOf(9, 9)), await upload('a.pdf', pdfOf())];
    const log = createLog('silent');
    const database = openDatabase({ url: 'postgres://nobody@127.0.0.1:1/none', readPool: 1, writePool: 1, log });
    const { files } = createMedia({ config: test.config, database, clock: systemClock, log, auditLog: unrecorded });
    const file = await files.open(picture.id, picture.url.split('/').at(-1) ?? '');
    expect(file).toMatchObject({ type: 'image/webp', isPicture: true });
    await file?.close();
    await expect(files.open(text.id, 'file.pdf')).rejects.toSatisfy(isDatabaseAway);
    await database.close();
  });

  it('D-FIL-01 twenty at once: each is answered, none is left behind', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => send(`${n}.png`, pngOf(50 + n, 20))));
    expect(answers.map((each) => each.statusCode)).toEqual(Array<number>(20).fill(200));
    await expect.poll(incoming).toEqual([]);
  });
});
