import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { colourUsesIn } from './colour-uses.ts';
import { contrast } from './contrast.ts';
import { filled, ornaments, ring, seenOn, textOn } from './token-pairs.ts';
import { readTokens, type Tokens } from './token-values.ts';

const app = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(app, file), 'utf8');
const night = read('styles/high-contrast.css');
const skies = readTokens(read('styles/tokens.css'), night);
const sheets = globSync('**/*.css', { cwd: app })
  .filter((file) => !file.startsWith('styles/') || file.endsWith('base.css'))
  .map((file) => ({ file, css: read(file), uses: colourUsesIn(read(file)) }));

const colourOf = (tokens: Tokens, name: string) => (name.startsWith('#') ? name : (tokens.get(name) ?? name));

/** Every pair that is below the ratio, with what it has. */
function tooWeak(pairs: Record<string, readonly string[]>, least: number): string[] {
  return Object.entries(skies).flatMap(([sky, tokens]) =>
    Object.entries(pairs).flatMap(([ground, names]) =>
      names
        .map((name) => ({ name, ratio: contrast(colourOf(tokens, name), colourOf(tokens, ground)) }))
        .filter(({ ratio }) => ratio < least)
        .map(({ name, ratio }) => `${name} on ${ground} by ${sky}: ${ratio.toFixed(2)}`),
    ),
  );
}

const usedBeside = (known: readonly string[], kind: 'text' | 'grounds' | 'lines') =>
  sheets.flatMap(({ file, uses }) =>
    [...uses[kind]].filter((token) => !known.includes(token)).map((token) => `${file}: ${token}`),
  );

describe('contrast of the tokens', () => {
  test('D-RT-08 everything that is read has 7:1 on every ground it stands on, by day and by night', () => {
    expect(tooWeak(textOn, 7)).toEqual([]);
  });

  test('D-RT-08 the edge of a control, a sign and a bar have 3:1, by day and by night', () => {
    expect(tooWeak(seenOn, 3)).toEqual([]);
  });

  test('D-RT-08 one of the two colours of the focus ring has 3:1 on every ground that controls stand on', () => {
    const unseen = Object.entries(skies).flatMap(([sky, tokens]) =>
      Object.keys(textOn)
        .filter((ground) => !filled.includes(ground))
        .filter((ground) => ring.every((name) => contrast(colourOf(tokens, name), colourOf(tokens, ground)) < 3))
        .map((ground) => `${ground} by ${sky}`),
    );
    expect(unseen).toEqual([]);
  });

  test('no sheet writes or paints with a colour whose contrast is not known here', () => {
    const shapes = [...Object.values(seenOn).flat(), ...ornaments];
    expect(usedBeside(Object.values(textOn).flat(), 'text')).toEqual([]);
    expect(usedBeside([...Object.keys({ ...textOn, ...seenOn }), ...shapes], 'grounds')).toEqual([]);
    expect(usedBeside(shapes, 'lines')).toEqual([]);
  });

  test('no rule sets a text on a ground that is not known here', () => {
    const known = (text: string, ground: string) => textOn[ground]?.includes(text) || seenOn[ground]?.includes(text);
    const unknown = sheets.flatMap(({ file, uses }) =>
      uses.pairs.filter(({ text, ground }) => !known(text, ground)).map((pair) => ({ file, ...pair })),
    );
    expect(unknown).toEqual([]);
  });
});

describe('tokens', () => {
  test('every token that a sheet names is there, and every one that is there is used', () => {
    const own = [...skies.day.keys()];
    const all = [...sheets.map(({ css }) => css), read('styles/tokens.css')].join('\n');
    const named = new Set([...all.matchAll(/var\(--([\w-]+)/g)].map(([, name = '']) => name));
    const local = [...all.matchAll(/--([\w-]+):/g)].map(([, name = '']) => name);
    expect([...named].filter((name) => !own.includes(name) && !local.includes(name))).toEqual([]);
    expect(own.filter((name) => !named.has(name))).toEqual([]);
  });

  test('who asks the system for more contrast gets the same night as who chooses it here', () => {
    const [chosen, asked] = [...night.matchAll(/\{([^{}]*--ink:[^{}]*)\}/g)].map(([, body = '']) =>
      body.replaceAll(/\s+/g, ' '),
    );
    expect(asked).toBe(chosen);
  });
});
