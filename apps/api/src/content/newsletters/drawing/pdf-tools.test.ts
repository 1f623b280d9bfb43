import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bombPdf, lockedPdf, pdfWith } from '../../../../../../testing/pdf.ts';
import { cleanText, createPdfTools } from './pdf-tools.ts';

const tools = createPdfTools();
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'kidney-pdf-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const fileOf = (bytes: Buffer) => {
  const path = join(folder, `${bytes.length}.pdf`);
  writeFileSync(path, bytes);
  return path;
};

test('D-NWL-02 a page is drawn as wide as our widest picture, and gives its words, Korean too', async () => {
  const file = fileOf(pdfWith([{ lines: ['First page'] }, { lines: ['물을 알맞게 마시는 법', '신장 이야기'] }]));
  expect(await tools.countPages(file)).toBe(2);
  expect(await tools.textOf(file, 2)).toBe('물을 알맞게 마시는 법\n신장 이야기');
  const { width, height } = await sharp(await tools.drawPage(file, 1, folder)).metadata();
  expect([width, height]).toEqual([1600, 2263]);
});

test.each([
  ['broken', Buffer.from('%PDF-1.7\nnothing of a PDF\n%%EOF\n')],
  ['locked', lockedPdf()],
  ['too-many-pages', pdfWith(Array.from({ length: 61 }, () => ({ lines: [] })))],
])('D-NWL-02 a PDF that is %s says so', async (problem, bytes) => {
  await expect(tools.countPages(fileOf(bytes))).rejects.toMatchObject({ problem });
});

test('D-NWL-02 a page that would never be finished is given up in bounded time', async () => {
  const hasty = createPdfTools({ seconds: 1 });
  await expect(hasty.drawPage(fileOf(bombPdf()), 1, folder)).rejects.toMatchObject({ problem: 'too-heavy' });
});

test('D-NWL-02 without Poppler nothing is drawn, and that is known', async () => {
  const nowhere = createPdfTools({ path: folder });
  expect([await tools.isThere(), await nowhere.isThere()]).toEqual([true, false]);
});

test('D-NWL-02 a huge sheet is drawn no larger than any other', async () => {
  const sheet = Buffer.from(
    pdfWith([{ lines: [] }])
      .toString('latin1')
      .replace('0 0 595 842]', '0 0 14400 9]'),
    'latin1',
  );
  const path = await tools.drawPage(fileOf(sheet), 1, folder);
  const { width } = await sharp(path).metadata();
  expect(width).toBeLessThanOrEqual(2263);
  expect(statSync(path).size).toBeLessThan(1_000_000);
});

test('D-NWL-02 the words of a page are plain', () => {
  expect(cleanText('  가\u0000나 \t 다\r\n\n\n\n라\f')).toBe('가 나 다\n\n라');
});
