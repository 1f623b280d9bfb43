import { join } from 'node:path';
import { expect, test } from 'vitest';
import { shortClassName } from './class-names.ts';

const css = '.card { margin: .5rem } .card.white, .sand-2 > .card { top: 0 }';
const file = join(import.meta.dirname, '../app/ui/card/card.module.css');

test('a class is short, the same wherever it is asked for, and nobody else’s', () => {
  const names = ['card', 'white', 'sand-2'].map((name) => shortClassName(name, file, css));
  expect(new Set(names).size).toBe(3);
  for (const name of names) expect(name).toMatch(/^[A-Za-z]{3}[\da-z]$/);
  expect(shortClassName('card', `${file}?direct`, css)).toBe(names[0]);
  expect(shortClassName('card', file.replace('card.module', 'tile.module'), css)).not.toBe(names[0]);
});
