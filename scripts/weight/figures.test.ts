import { expect, test } from 'vitest';
import { goals, lineOf, problemsOf, type Weight } from './figures.ts';

const light: Weight = {
  page: '/community/faq',
  width: 390,
  bytes: { js: 129_900, css: 8_040, font: 0, html: 5_000, other: 31_000 },
  editorFiles: [],
};

test('a page is one line, and a light one has no problem', () => {
  expect(lineOf(light)).toBe('weight: /community/faq@390 js 129.9 css 8.0 font 0.0 html 5.0 other 31.0 whole 173.9');
  expect(problemsOf(light, goals.visitor)).toEqual([]);
});

test.each([
  [{ js: 130_001 }, 390, 'misses the goal of 130 kB for js at 390 px'],
  [{ css: 20_001 }, 390, 'misses the goal of 20 kB for css at 390 px'],
  [{ html: 20_001 }, 390, 'misses the goal of 20 kB for html at 390 px'],
  [{ other: 57_061 }, 390, 'misses the goal of 200 kB in all at 390 px'],
  [{ font: 1 }, 720, 'fetches a font at 720 px'],
  [{ js: 0 }, 390, 'was not measured'],
])('%o at %i px %s', (bytes, width, problem) => {
  expect(problemsOf({ ...light, width, bytes: { ...light.bytes, ...bytes } }, goals.visitor)).toEqual([problem]);
});

test('fonts are for wide screens, and the editor is for nobody who only reads', () => {
  expect(problemsOf({ ...light, width: 1280, bytes: { ...light.bytes, font: 340_000 } }, goals.visitor)).toEqual([]);
  expect(problemsOf({ ...light, editorFiles: ['/assets/editor.js'] }, goals.visitor)).toEqual([
    'fetches the editor in /assets/editor.js',
  ]);
});

test('staff have room for their tools, and whoever writes for the editor', () => {
  const heavy = { ...light, bytes: { ...light.bytes, js: 200_001 }, editorFiles: ['/assets/editor.js'] };
  expect(problemsOf(heavy, goals.staff)).toEqual([
    'misses the goal of 200 kB for js at 390 px',
    'fetches the editor in /assets/editor.js',
  ]);
  expect(problemsOf(heavy, goals.editing)).toEqual([]);
});
