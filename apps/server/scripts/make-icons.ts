import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Resvg } from '@resvg/resvg-js';

/** Draws the icons of the site from its mark:  node apps/server/scripts/make-icons.ts */
const publicFolder = fileURLToPath(new URL('../../web/public/', import.meta.url));
const mark = readFileSync(`${publicFolder}favicon.svg`, 'utf8').replace(/^<svg[^>]*>|<\/svg>\s*$/g, '');

/** The mark is 72 wide and 64 high; `share` of the icon's width is its own. */
function icon(size: number, share: number): Buffer {
  const side = 72 / share;
  const viewBox = `${36 - side / 2} ${32 - side / 2} ${side} ${side}`;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${mark}</svg>`;
  return new Resvg(drawing, { fitTo: { mode: 'width', value: size }, background: '#fff' }).render().asPng();
}

/** A picture in the container that browsers ask for by themselves. */
function asIco(size: number, png: Buffer): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

writeFileSync(`${publicFolder}favicon.ico`, asIco(32, icon(32, 0.94)));
mkdirSync(`${publicFolder}icons`, { recursive: true });
for (const size of [180, 192, 512]) writeFileSync(`${publicFolder}icons/icon-${size}.png`, icon(size, 0.78));
// Telephones cut a maskable icon to their own shape; what is to be seen stays in the middle.
writeFileSync(`${publicFolder}icons/maskable-512.png`, icon(512, 0.56));
