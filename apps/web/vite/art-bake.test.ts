import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { bakeArt } from './art-bake.ts';

const folder = fileURLToPath(new URL('../app/art/', import.meta.url));
const drawings = readdirSync(folder).filter((name) => name.endsWith('.svg'));

test('colours become attributes, by day and by night', () => {
  const drawing = '<path class="s6 w3" d="M0 0"/>';
  const shape = 'fill="none" stroke-linecap="round" stroke-linejoin="round"';
  expect(bakeArt(drawing, 'day')).toBe(`<path ${shape} stroke="#0a5260" stroke-width="3" d="M0 0"/>`);
  expect(bakeArt(drawing, 'night')).toBe(`<path ${shape} stroke="#2b6b77" stroke-width="3" d="M0 0"/>`);
});

test('a class that is no colour is refused', () => {
  expect(() => bakeArt('<path class="f9"/>', 'day')).toThrow('f9');
});

test.each(drawings)('%s needs no style sheet', (name) => {
  expect(bakeArt(readFileSync(folder + name, 'utf8'), 'night')).not.toMatch(/class=|style/);
});
