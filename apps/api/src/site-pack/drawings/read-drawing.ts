import { Parser } from 'htmlparser2';
import {
  allowedAttributes,
  allowedElements,
  colourAttributes,
  opacityAttributes,
  shapes,
  silentElements,
} from './allowed-drawing.ts';

const mostBytes = 64 * 1024;
const mostParts = 5_000;
const mostDeep = 30;
const mostTold = 20;
const namespace = 'http://www.w3.org/2000/svg';

export interface Drawing {
  /** Written anew from what is allowed; nothing of the file as it came is in it. */
  svg: string;
  width: number;
  height: number;
  /** Every colour that something is painted with, as `#rrggbb`. */
  colours: ReadonlySet<string>;
  isTranslucent: boolean;
}

const escaped = (value: string) => value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** A picture may stand inside another: its names must not be those of its surroundings. */
const ownNames = (name: string, value: string) =>
  name === 'id' ? `pack-${value}` : value.replace(/^url\(#/, 'url(#pack-');

const longColour = (value: string) =>
  (value.length === 4 ? value.replaceAll(/[0-9a-f]/gi, '$&$&') : value).toLowerCase();

function sizeIn(viewBox: string | undefined): [number, number] | null {
  const [, , width = 0, height = 0] = (viewBox ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const isSize = (length: number) => length >= 1 && length <= 10_000;
  return isSize(width) && isSize(height) ? [width, height] : null;
}

/** Reads a drawing that somebody else made, part by part, and says of each part that is not allowed what it is. */
export function readDrawing(source: string, problem: (words: string) => void): Drawing | null {
  const found = new Set<string>();
  const said = (words: string) => found.add(words);
  const colours = new Set<string>();
  const written: string[] = [];
  const open: { name: string; fill: string | undefined }[] = [];
  let size = null as [number, number] | null;
  let parts = 0;
  let silent = 0;
  let isTranslucent = false;

  function attributeOf(element: string, name: string, value: string): string {
    if (element === 'svg' && (name === 'xmlns' || name === 'width' || name === 'height')) return '';
    const isAllowed = allowedAttributes.get(name);
    if (!isAllowed) said(`the attribute ${name} is not allowed`);
    else if (!isAllowed(value)) said(`${name}="${value.slice(0, 40)}" is not allowed`);
    else if (colourAttributes.has(name) && value.startsWith('#')) colours.add(longColour(value));
    else if (opacityAttributes.has(name) && Number(value) !== 1) isTranslucent = true;
    return ` ${name}="${escaped(ownNames(name, value))}"`;
  }

  function begin(name: string, given: Record<string, string>): void {
    parts += 1;
    if (parts === mostParts) said(`more than ${mostParts} parts`);
    if (open.length === mostDeep) said(`more than ${mostDeep} parts inside one another`);
    if ((parts === 1) !== (name === 'svg')) said('it has to begin with the only <svg>');
    if (silentElements.has(name)) silent += 1;
    else if (!allowedElements.has(name)) said(`<${name}> is not allowed`);
    const fill = given['fill'] ?? open.at(-1)?.fill;
    // What nobody paints is black.
    if (shapes.has(name) && fill === undefined) colours.add('#000000');
    open.push({ name, fill });
    const attributes = Object.entries(given).map(([key, value]) => attributeOf(name, key, value));
    const start = parts === 1 ? `<svg xmlns="${namespace}"` : `<${name}`;
    if (parts === 1) {
      if (given['xmlns'] !== namespace) said(`<svg> needs xmlns="${namespace}"`);
      size = sizeIn(given['viewBox']);
      if (!size) said('<svg> needs a viewBox with a width and a height of 1 to 10000');
    }
    if (silent === 0) written.push(start, ...attributes, '>');
  }

  function end(name: string, isImplied: boolean): void {
    const isWhole = !isImplied || source.slice(parser.startIndex, parser.endIndex + 1).endsWith('/>');
    if (!isWhole) said(`<${name}> does not end`);
    open.pop();
    if (silentElements.has(name)) silent -= 1;
    else if (silent === 0) written.push(`</${name}>`);
  }

  const parser = new Parser(
    {
      onopentag: begin,
      onclosetag: end,
      ontext: (text) => silent > 0 || text.trim() === '' || said('words are not allowed: make paths of them'),
      onprocessinginstruction: (name) =>
        name === '?xml' || said(name.startsWith('!') ? 'a document type is not allowed' : `<${name}> is not allowed`),
      oncdatastart: () => said('CDATA is not allowed'),
    },
    { xmlMode: true, decodeEntities: true },
  );
  const bytes = Buffer.byteLength(source);
  if (bytes > mostBytes) said(`has ${bytes} bytes, more than 64 kB`);
  else {
    parser.end(source);
    if (parts === 0) said('is no SVG');
  }
  const told = [...found];
  for (const words of told.slice(0, mostTold)) problem(words);
  if (told.length > mostTold) problem(`and ${told.length - mostTold} more`);
  if (!size || told.length > 0) return null;
  const [width, height] = size;
  return { svg: written.join(''), width, height, colours, isTranslucent };
}
