import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { createTestFolder } from '../../../../../testing/folder.ts';
import { readSitePack } from '../read-site-pack.ts';

const example = fileURLToPath(new URL('../../../../../packs/example', import.meta.url));

const svg = (inside: string, more = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 72 64"${more}>${inside}</svg>`;
const shape = '<path fill="#0a5260" d="M0 0h9z"/>';

/** The example pack with other pictures; null takes one away. */
function packWith(pictures: Record<string, string | null>) {
  const { path, remove } = createTestFolder();
  onTestFinished(remove);
  cpSync(example, path, { recursive: true });
  for (const [name, drawing] of Object.entries(pictures)) {
    const file = join(path, `${name}.svg`);
    if (drawing === null) rmSync(file);
    else writeFileSync(file, drawing);
  }
  return path;
}

function problemsOf(pictures: Record<string, string | null>): string[] {
  try {
    readSitePack(packWith(pictures));
    return [];
  } catch (error) {
    return (error as Error).message.split('\n  - ').slice(1);
  }
}

test.each([
  ['a script', svg('<script>alert(1)</script>'), '<script> is not allowed'],
  ['an event', svg(shape, ' onload="alert(1)"'), 'the attribute onload is not allowed'],
  ['another document', svg('<foreignObject><p>x</p></foreignObject>'), '<foreignObject> is not allowed'],
  ['a picture from outside', svg('<image href="https://example.org/a.png"/>'), '<image> is not allowed'],
  ['a link', svg('<a href="https://example.org"><path d="M0 0"/></a>'), 'the attribute href is not allowed'],
  ['a copy of a part', svg('<use href="#a"/>'), '<use> is not allowed'],
  ['a style sheet', svg('<style>@import url(//example.org/a.css);</style>'), '<style> is not allowed'],
  ['a style that loads', svg('<path style="fill:url(//example.org)" d="M0 0"/>'), 'the attribute style is not allowed'],
  [
    'paint from outside',
    svg('<path fill="url(//example.org/#a)" d="M0 0"/>'),
    'fill="url(//example.org/#a)" is not allowed',
  ],
  ['a change by time', svg('<set attributeName="href" to="javascript:alert(1)"/>'), '<set> is not allowed'],
  ['a part behind a name', svg('<x:script xmlns:x="http://www.w3.org/1999/xhtml"/>'), '<x:script> is not allowed'],
  ['an entity', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg(shape)}`, 'a document type is not allowed'],
  ['a style sheet before it', `<?xml-stylesheet href="a.css"?>${svg(shape)}`, '<?xml-stylesheet> is not allowed'],
  ['raw characters', svg('<![CDATA[<script/>]]>'), 'CDATA is not allowed'],
  ['words', svg('<g>협회</g>'), 'words are not allowed: make paths of them'],
  ['a filter', svg('<path filter="url(#a)" d="M0 0"/>'), 'the attribute filter is not allowed'],
  ['a path that is none', svg('<path d="M0 0&quot;"/>'), 'd="M0 0"" is not allowed'],
  ['no end', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0">', '<path> does not end'],
  [
    'no size',
    '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>',
    '<svg> needs a viewBox with a width and a height of 1 to 10000',
  ],
  ['no namespace', '<svg viewBox="0 0 9 9"><path d="M0 0"/></svg>', '<svg> needs xmlns="http://www.w3.org/2000/svg"'],
  ['a page', '<html><body/></html>', 'it has to begin with the only <svg>'],
  ['nothing', '', 'is no SVG'],
  ['one in another', svg(svg(shape)), 'it has to begin with the only <svg>'],
  ['too much', svg(shape.repeat(2_000)), 'more than 64 kB'],
  ['too many parts', svg('<g/>'.repeat(6_000)), 'more than 5000 parts'],
  ['too deep', svg('<g>'.repeat(40) + '</g>'.repeat(40)), 'more than 30 parts inside one another'],
])('D-OPS-21 refuses a map with %s', (_what, drawing, problem) => {
  expect(problemsOf({ map: drawing, 'map-dark': null }).join('\n')).toContain(problem);
});

test('D-OPS-21 says everything that is wrong with all pictures at once', () => {
  const problems = problemsOf({
    logo: svg('<path fill="#ffd54a" d="M0 0"/><path fill="#0a5260" opacity=".5" d="M0 0"/>'),
    'logo-dark': svg('<script/><path onclick="a()" style="b" d="M0 0"/>'),
    map: null,
  });
  expect(problems).toEqual([
    'logo-dark.svg: <script> is not allowed',
    'logo-dark.svg: the attribute onclick is not allowed',
    'logo-dark.svg: the attribute style is not allowed',
    'logo.svg: a mark has no opacity; its colours could not be measured',
    'logo.svg: #ffd54a has a contrast of 1.3 to the day ground; 3 is the least',
    'logo.svg (there is no logo-dark.svg): a mark has no opacity; its colours could not be measured',
    'logo.svg (there is no logo-dark.svg): #0a5260 has a contrast of 2.4 to the dark ground; 3 is the least',
    'map-dark.svg: there is no map.svg',
  ]);
});

test('D-OPS-21 what nobody paints is black, and gradients count', () => {
  expect(problemsOf({ 'logo-dark': svg('<g><path d="M0 0"/></g>') })).toEqual([
    'logo-dark.svg: #000000 has a contrast of 1.0 to the dark ground; 3 is the least',
  ]);
  const gradient = '<linearGradient id="a"><stop stop-color="#fff"/></linearGradient><path fill="url(#a)" d="M0 0"/>';
  expect(problemsOf({ logo: svg(gradient) })[0]).toContain('#ffffff has a contrast of 1.0 to the day ground');
});

test('D-OPS-21 keeps of a drawing what is painted, under names that are nobody else’s', () => {
  const { pictures } = readSitePack(
    packWith({
      map: `<?xml version="1.0"?><!-- made by hand -->${svg(`<title>약도</title><defs><clipPath id="a"><path d="M0 0h9z"/></clipPath></defs><g clip-path="url(#a)">${shape}</g>`, ' width="9" height="9"')}`,
      'map-dark': null,
      logo: null,
      'logo-dark': null,
    }),
  );
  expect(Object.keys(pictures)).toEqual(['map']);
  expect(pictures.map?.svg).toBe(
    svg(
      '<defs><clipPath id="pack-a"><path d="M0 0h9z"></path></clipPath></defs><g clip-path="url(#pack-a)"><path fill="#0a5260" d="M0 0h9z"></path></g>',
    ),
  );
});
