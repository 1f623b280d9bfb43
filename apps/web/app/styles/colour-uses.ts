interface ColourUses {
  text: Set<string>;
  grounds: Set<string>;
  lines: Set<string>;
  /** Text and ground that one rule sets together. */
  pairs: { text: string; ground: string }[];
}

const rule = /\{([^{}]*)\}/g;
const printed = /@media print \{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g;
const alias = /--([\w-]+):\s*var\(--([\w-]+)\)/g;
const ofText = /^color$/;
const ofGround = /^background(-color)?$/;
const ofLine = /^(border(-(top|right|bottom|left|block|inline))?(-color)?|fill|stroke)$/;

/** Which tokens a sheet paints with, and as what. Paper has its own colours and is left out. */
export function colourUsesIn(css: string): ColourUses {
  const sheet = css.replaceAll(/\/\*[^]*?\*\//g, '').replaceAll(printed, '');
  const aliases = new Map([...sheet.matchAll(alias)].map(([, name = '', token = '']) => [name, token]));

  const tokensIn = (body: string, kind: RegExp): string[] =>
    body
      .split(';')
      .filter((line) => kind.test(line.split(':')[0]?.trim() ?? ''))
      .flatMap((line) => /var\(--([\w-]+)\)/.exec(line)?.[1] ?? [])
      .map((name) => aliases.get(name) ?? name);

  const uses: ColourUses = { text: new Set(), grounds: new Set(), lines: new Set(), pairs: [] };
  for (const [, body = ''] of sheet.matchAll(rule)) {
    const text = tokensIn(body, ofText);
    const grounds = tokensIn(body, ofGround);
    for (const each of text) uses.text.add(each);
    for (const each of grounds) uses.grounds.add(each);
    for (const each of tokensIn(body, ofLine)) uses.lines.add(each);
    for (const ground of grounds) uses.pairs.push(...text.map((each) => ({ text: each, ground })));
  }
  return uses;
}
