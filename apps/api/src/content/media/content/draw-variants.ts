import { largestPicture } from '@kidney/contract/shared/file-formats.ts';
import sharp, { type Sharp } from 'sharp';
import { refusals } from '../refusals.ts';
import { sharePicture, storedVariant } from '../stored-names.ts';

/** Pixels, for telephones, tablets and screens; nothing is enlarged. */
const widths = [480, 960, 1600];
const tallest = 8_000;
const shareWidth = 1200;
const patience = 30;

// A picture takes one core at most; visitors are served by the others.
sharp.concurrency(1);
sharp.cache(false);

export interface DrawnVariant {
  name: string;
  format: 'avif' | 'webp';
  width: number;
  height: number;
  bytes: Buffer;
}

/** Decoded once, turned upright; what a camera wrote beside the picture (place, time, device) stays behind. */
export const decoded = (path: string): Sharp =>
  sharp(path, { limitInputPixels: largestPicture, failOn: 'warning', animated: false })
    .timeout({ seconds: patience })
    .autoOrient();

async function decode(path: string) {
  return decoded(path)
    .resize({ width: widths.at(-1), height: tallest, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
}

export function asRefusal(error: unknown): Error {
  return /exceeds pixel limit/i.test((error as Error).message) ? refusals.tooManyPixels() : refusals.damaged();
}

async function draw(picture: () => Sharp, format: 'avif' | 'webp', width: number): Promise<DrawnVariant> {
  const narrowed = picture().resize({ width, withoutEnlargement: true });
  const encoded = format === 'avif' ? narrowed.avif({ quality: 50, effort: 2 }) : narrowed.webp({ quality: 78 });
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
  return { name: storedVariant(width, format), format, width: info.width, height: info.height, bytes: data };
}

/** The picture drawn anew in a few widths: nothing of the file that was sent is ever served. */
export async function drawVariants(path: string) {
  const { data, info } = await decode(path).catch((error: unknown) => {
    throw asRefusal(error);
  });
  const { width, height, channels } = info;
  const picture = () => sharp(data, { raw: { width, height, channels } });
  const variants: DrawnVariant[] = [];
  for (const each of new Set(widths.map((wanted) => Math.min(wanted, width)))) {
    variants.push(await draw(picture, 'avif', each), await draw(picture, 'webp', each));
  }
  const share = await picture()
    .resize({ width: shareWidth, withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
  return { width, height, variants, share: { name: sharePicture, bytes: share } };
}
