import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { PictureName } from '@kidney/contract/office/settings/pictures.paths.ts';
import { contrast } from './contrast.ts';
import { readDrawing, type Drawing } from './read-drawing.ts';

/** The header and the sky of the share picture by day, the header in high contrast. */
const grounds = { day: ['#ffffff', '#fdf9f1'], dark: ['#000000'] } as const;
const leastContrast = 3;
/** So large a file is not even read. */
const mostOnDisk = 1024 * 1024;

export type PackPictures = Partial<Record<PictureName, Drawing>>;

type Say = (problem: string) => void;

function read(folder: string, name: PictureName, say: Say): Drawing | undefined {
  const file = join(folder, `${name}.svg`);
  const tell: Say = (words) => say(`${name}.svg: ${words}`);
  if (!existsSync(file)) return undefined;
  if (statSync(file).size > mostOnDisk) {
    tell('is far larger than 64 kB');
    return undefined;
  }
  return readDrawing(readFileSync(file, 'utf8'), tell) ?? undefined;
}

/** Each colour by itself, because nobody can tell which part of a mark is the one that says something. */
function checkLogo(file: string, logo: Drawing, ground: keyof typeof grounds, say: Say): void {
  if (logo.isTranslucent) say(`${file}: a mark has no opacity; its colours could not be measured`);
  for (const colour of logo.colours) {
    const least = Math.min(...grounds[ground].map((each) => contrast(colour, each)));
    if (least < leastContrast)
      say(`${file}: ${colour} has a contrast of ${least.toFixed(1)} to the ${ground} ground; 3 is the least`);
  }
}

/** The pictures that a pack brings, each checked; `say` is told everything that is wrong with them. */
export function readPictures(folder: string, say: Say): PackPictures {
  const pictures: PackPictures = {};
  for (const name of ['logo', 'logo-dark', 'map', 'map-dark'] as const) {
    const drawing = read(folder, name, say);
    if (drawing) pictures[name] = drawing;
  }
  const { logo, 'logo-dark': dark, map, 'map-dark': darkMap } = pictures;
  if (logo) checkLogo('logo.svg', logo, 'day', say);
  if (dark) checkLogo('logo-dark.svg', dark, 'dark', say);
  else if (logo) checkLogo('logo.svg (there is no logo-dark.svg)', logo, 'dark', say);
  for (const [name, day, night] of [
    ['logo', logo, dark],
    ['map', map, darkMap],
  ] as const) {
    if (night && !existsSync(join(folder, `${name}.svg`))) say(`${name}-dark.svg: there is no ${name}.svg`);
    if (day && night && (day.width !== night.width || day.height !== night.height))
      say(`${name}-dark.svg: its viewBox is of another size than that of ${name}.svg`);
  }
  return pictures;
}
