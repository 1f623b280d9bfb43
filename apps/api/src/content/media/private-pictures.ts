import { claimedFormat, fileFormats, largestFile } from '@kidney/contract/shared/file-formats.ts';
import sharp from 'sharp';
import type { Upload } from '../../platform/endpoint.ts';
import { AppError } from '../../platform/errors.ts';
import { measurePicture, type DrawnPicture } from '../../platform/measure-picture.ts';
import { createSemaphore } from '../../platform/semaphore.ts';
import type { IncomingFiles } from '../../platform/storage/incoming-files.ts';
import type { VirusScan } from '../../platform/virus-scan/virus-scan.ts';
import { checkContent } from './content/check-content.ts';
import { asRefusal, decoded } from './content/draw-variants.ts';
import { refusals } from './refusals.ts';

export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Enough to read what is printed on a card. */
const longestEdge = 2_400;
const quality = 85;

function pictureFormat(name: string) {
  if (/\.(heic|heif)$/i.test(name)) throw refusals.telephonePicture();
  const format = claimedFormat(name);
  if (!format || fileFormats[format].kind !== 'image') throw refusals.noPicture();
  return format;
}

async function draw(path: string): Promise<DrawnPicture> {
  const { data, info } = await decoded(path)
    .resize({ width: longestEdge, height: longestEdge, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .jpeg({ quality })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}

/** The colour values themselves are overwritten and the picture is encoded anew: nothing of what was there is left. */
async function blackOut(bytes: Buffer, areas: readonly Area[]): Promise<Buffer> {
  const { data, info } = await sharp(bytes).toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  if (areas.some(({ x, y }) => x >= width || y >= height)) throw refusals.besidePicture();
  for (const area of areas) {
    const right = Math.min(width, area.x + area.width);
    for (let y = area.y; y < Math.min(height, area.y + area.height); y += 1)
      data.fill(0, (y * width + area.x) * channels, (y * width + right) * channels);
  }
  return sharp(data, { raw: { width, height, channels } }).jpeg({ quality }).toBuffer();
}

/** Pictures that are served to nobody but through whoever asked for them: checked like every upload, kept elsewhere. */
export function createPrivatePictures({ incoming, scan }: { incoming: IncomingFiles; scan: VirusScan | undefined }) {
  const receiving = createSemaphore(3, 30);
  const drawing = createSemaphore(1, 30);

  return {
    /** Checks what comes and draws it anew; what was sent is gone from the disk afterwards. */
    receive: (openUpload: () => Promise<Upload>): Promise<DrawnPicture> =>
      receiving(async () => {
        const upload = await openUpload();
        const format = pictureFormat(upload.name);
        await using file = await incoming.receive(upload.bytes, largestFile.image).catch((error: unknown) => {
          throw error instanceof AppError && error.code === 'TOO_LARGE' ? refusals.tooLarge('image') : error;
        });
        if (file.size === 0) throw refusals.empty();
        await checkContent(file.path, file.size, format);
        if (scan && !(await scan(file.path)).isClean) throw refusals.infected();
        // Awaited here: leaving the block takes the received file away.
        return await drawing(() =>
          draw(file.path).catch((error: unknown) => {
            throw asRefusal(error);
          }),
        );
      }),

    measure: measurePicture,
    blackOut: (bytes: Buffer, areas: readonly Area[]): Promise<Buffer> => drawing(() => blackOut(bytes, areas)),
  };
}
