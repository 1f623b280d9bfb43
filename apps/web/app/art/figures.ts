import type { Art } from '../ui/picture/picture.tsx';
import { bothSkies } from './night.ts';

interface Size {
  width: number;
  height: number;
}

const day = import.meta.glob<string>('./figures/*.svg', { query: '?day', import: 'default', eager: true });
const sizes = import.meta.glob<Size>('./figures/*.svg', { query: '?day', import: 'size', eager: true });

export interface Drawing extends Size {
  art: Art;
}

/** The drawing of that name, for the text of a page; undefined where there is none. */
export function drawingOf(name: string): Drawing | undefined {
  const file = `./figures/${name}.svg`;
  const size = sizes[file];
  if (!size) return undefined;
  const address = day[file] as string;
  return { art: bothSkies(address), ...size };
}

/** The names of all drawings there are to choose from. */
export const drawingNames = Object.keys(sizes).map((file) => file.slice('./figures/'.length, -'.svg'.length));
