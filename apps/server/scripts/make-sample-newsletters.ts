import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { deflateSync } from 'node:zlib';
import { samplePages } from '../../api/db/seeds/newsletters/pages.ts';
import { Resvg } from '@resvg/resvg-js';
import { pdfWith, type PagePicture } from '../../../testing/pdf.ts';

/** Draws the sample issues of the newsletter:  node apps/server/scripts/make-sample-newsletters.ts */
const folder = new URL('../../api/db/seeds/newsletters/', import.meta.url);
const font = (weight: string) =>
  fileURLToPath(import.meta.resolve(`pretendard/dist/public/static/Pretendard-${weight}.otf`));
const [width, height] = [1240, 1754];
const colours = [
  '#ffffff',
  '#0a5260',
  '#14232b',
  '#bfe3ea',
  '#e8f4f6',
  '#f6b19a',
  '#5f7480',
  '#8fa1aa',
  '#c9d3d8',
  '#7aa5ae',
];
const palette = Buffer.from(colours.map((each) => each.slice(1)).join(''), 'hex');

function drawingOf([heading, ...lines]: readonly [string, ...string[]], page: number): string {
  const words = lines.map(
    (line, index) =>
      `<text x="120" y="${620 + index * 96}" font-size="56" font-weight="500" fill="#14232b">${line}</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="#ffffff"/><rect width="100%" height="420" fill="#e8f4f6"/>
    <circle cx="1010" cy="170" r="90" fill="#f6b19a"/>
    <path d="M0 400Q310 330 620 400T1240 400V440H0Z" fill="#bfe3ea"/><path d="M0 1560Q310 1490 620 1560T1240 1560V1754H0Z" fill="#bfe3ea"/>
    <text x="120" y="170" font-size="44" font-weight="500" fill="#0a5260">표본 소식지</text>
    <text x="120" y="290" font-size="92" font-weight="800" fill="#0a5260">${heading}</text>
    ${words.join('')}<text x="620" y="1690" font-size="44" font-weight="500" text-anchor="middle" fill="#14232b">${page}</text></svg>`;
}

/** The nearest of our few colours for each pixel, two pixels a byte: small, and sharp enough to read. */
function pictureOf(drawing: string): PagePicture {
  const fontFiles = [font('Medium'), font('ExtraBold')];
  const { pixels } = new Resvg(drawing, {
    font: { loadSystemFonts: false, fontFiles, defaultFontFamily: 'Pretendard' },
  }).render();
  const known = new Map<number, number>();
  const nearest = (at: number): number => {
    const key = pixels.readUIntBE(at, 3);
    const before = known.get(key);
    if (before !== undefined) return before;
    const distances = colours.map((_colour, index) =>
      [0, 1, 2].reduce((sum, part) => sum + ((pixels[at + part] ?? 0) - (palette[index * 3 + part] ?? 0)) ** 2, 0),
    );
    const found = distances.indexOf(Math.min(...distances));
    known.set(key, found);
    return found;
  };
  const rowLength = 1 + width / 2;
  const rows = Buffer.alloc(rowLength * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 2) {
      const at = (y * width + x) * 4;
      rows[y * rowLength + 1 + x / 2] = (nearest(at) << 4) | nearest(at + 4);
    }
  }
  return { width, height, bits: 4, palette, data: deflateSync(rows, { level: 9 }) };
}

for (const [fileName, pages] of Object.entries(samplePages)) {
  const pdf = pdfWith(pages.map((lines, index) => ({ lines, picture: pictureOf(drawingOf(lines, index + 1)) })));
  writeFileSync(new URL(fileName, folder), pdf);
}
