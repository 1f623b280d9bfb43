import type { Art } from '../ui/picture/picture.tsx';

interface Size {
  width: number;
  height: number;
}

const day = import.meta.glob<string>('./figures/*.svg', { query: '?day', import: 'default', eager: true });
const night = import.meta.glob<string>('./figures/*.svg', { query: '?night', import: 'default', eager: true });
const sizes = import.meta.glob<Size>('./figures/*.svg', { query: '?day', import: 'size', eager: true });

export interface Drawing extends Size {
  art: Art;
}

/** The drawing of that name, for the text of a page; undefined where there is none. */
export function drawingOf(name: string): Drawing | undefined {
  const file = `./figures/${name}.svg`;
  const size = sizes[file];
  if (!size) return undefined;
  return { art: { day: day[file] as string, night: night[file] as string }, ...size };
}
