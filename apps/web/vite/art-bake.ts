import { diagram, palette, type Sky } from './art-palette.ts';

const round = { fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
const letters = {
  'font-family': 'Pretendard GOV Variable, Noto Sans KR, sans-serif',
  'font-size': '20',
  'font-weight': '700',
};

/**
 * What one class name of a drawing means: `f6` fills, `s6` strokes, `w3` is a width, `g2` a leaf, `k0` the sky,
 * `tx` a word, and `tk` after it a word on a shape that is pale by night too.
 */
function attributesOf(name: string, colours: Record<string, string>): Record<string, string> {
  const colour = (key: string) => {
    const value = colours[key];
    if (!value) throw new Error(`a drawing uses the unknown class "${name}"`);
    return value;
  };
  if (name === 'tx') return { ...letters, fill: colour('ink') };
  if (name === 'tk') return { fill: palette.day['ink'] as string };
  if (/^w\d$/.test(name)) return { 'stroke-width': name.slice(1) };
  if (/^k\d$/.test(name)) return { 'stop-color': colour(`sky${name.slice(1)}`) };
  if (/^g\d$/.test(name)) return { fill: colour(name) };
  if (/^sg\d$/.test(name)) return { fill: 'none', stroke: colour(name.slice(1)) };
  if (name.startsWith('s')) return { ...round, stroke: colour(name.slice(1)) };
  return { fill: colour(name.slice(1)) };
}

/** Writes the colours of one sky into the drawing as attributes: a file shown by `<img>` cannot see the page's CSS. */
export function bakeArt(svg: string, sky: Sky): string {
  const colours = svg.includes('<text') ? { ...palette[sky], ...diagram[sky] } : palette[sky];
  return svg
    .replaceAll(/ class="([^"]*)"/g, (_whole, names: string) => {
      const attributes = Object.assign({}, ...names.split(' ').map((name) => attributesOf(name, colours)));
      return Object.entries(attributes)
        .map(([key, value]) => ` ${key}="${value as string}"`)
        .join('');
    })
    .replaceAll(/>\s+</g, '><')
    .trim();
}

/** The width and height a drawing was made for. */
export function sizeOfArt(svg: string): { width: number; height: number } {
  const [, width, height] = / viewBox="\S+ \S+ (\d+) (\d+)"/.exec(svg) ?? [];
  if (!width || !height) throw new Error('a drawing has no viewBox');
  return { width: Number(width), height: Number(height) };
}
