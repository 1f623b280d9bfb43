import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { bakeArt, sizeOfArt } from './art-bake.ts';

const folder = fileURLToPath(new URL('../app/art/', import.meta.url));
const drawings = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.svg'));

test('colours become attributes, by day and by night', () => {
  const drawing = '<path class="s6 w3" d="M0 0"/>';
  const shape = 'fill="none" stroke-linecap="round" stroke-linejoin="round"';
  expect(bakeArt(drawing, 'day')).toBe(`<path ${shape} stroke="#0a5260" stroke-width="3" d="M0 0"/>`);
  expect(bakeArt(drawing, 'night')).toBe(`<path ${shape} stroke="#2b6b77" stroke-width="3" d="M0 0"/>`);
});

test('words are written large, and lines by night stand out from their ground', () => {
  const drawing = (name: string) => `<svg><path class="f6"/><text class="${name}" x="1">필터</text></svg>`;
  expect(bakeArt(drawing('tx'), 'day')).toMatch(
    /fill="#0a5260".*font-size="20" font-weight="700" fill="#14232b" x="1">필터</,
  );
  expect(bakeArt(drawing('tx'), 'night')).toMatch(/fill="#8fd6e0".*fill="#fff" x="1">필터</);
  expect(bakeArt(drawing('tx tk'), 'night')).toContain('fill="#14232b" x="1">필터<');
});

test('the size is that of the viewBox, wherever it begins', () => {
  expect(sizeOfArt('<svg viewBox="-320 0 1920 260">')).toEqual({ width: 1920, height: 260 });
  expect(() => sizeOfArt('<svg>')).toThrow('viewBox');
});

test('a class that is no colour is refused', () => {
  expect(() => bakeArt('<path class="f9"/>', 'day')).toThrow('f9');
});

test.each(drawings)('%s needs no style sheet', (name) => {
  const drawing = readFileSync(folder + name, 'utf8');
  expect(bakeArt(drawing, 'night')).not.toMatch(/class=|style|var\(/);
  expect(sizeOfArt(drawing).width).toBeGreaterThan(0);
});
