/** Shapes, and what shapes are painted with: nothing here runs, loads or brings in another document. */
export const allowedElements: ReadonlySet<string> = new Set([
  'svg',
  'g',
  'defs',
  'path',
  'rect',
  'circle',
  'ellipse',
  'line',
  'polyline',
  'polygon',
  'linearGradient',
  'radialGradient',
  'stop',
  'clipPath',
]);

/** Only words for those who read the file: they are left out of what is kept. */
export const silentElements: ReadonlySet<string> = new Set(['title', 'desc']);

export const shapes: ReadonlySet<string> = new Set([
  'path',
  'rect',
  'circle',
  'ellipse',
  'line',
  'polyline',
  'polygon',
]);

export const colourAttributes: ReadonlySet<string> = new Set(['fill', 'stroke', 'stop-color']);
export const opacityAttributes: ReadonlySet<string> = new Set([
  'opacity',
  'fill-opacity',
  'stroke-opacity',
  'stop-opacity',
]);

/** A part of the same file, and no other address. */
const ownPart = /^url\(#[\w-]+\)$/;
const colour = /^(?:none|#[0-9a-fA-F]{3}|#[0-9a-fA-F]{6})$/;
const numbers = /^[\d\s.,%eE+-]*$/;
const word = /^[a-zA-Z]{1,20}$/;
const name = /^[\w-]{1,60}$/;

const paint = (value: string) => colour.test(value) || ownPart.test(value);
const matching = (form: RegExp) => (value: string) => form.test(value);

const valuesOf = (form: (value: string) => boolean, ...names: string[]) => names.map((each) => [each, form] as const);

/** What each attribute may say. */
export const allowedAttributes: ReadonlyMap<string, (value: string) => boolean> = new Map([
  ...valuesOf(paint, 'fill', 'stroke'),
  ...valuesOf(matching(colour), 'stop-color'),
  ...valuesOf(matching(ownPart), 'clip-path'),
  ...valuesOf(matching(name), 'id'),
  ...valuesOf(matching(/^[MmZzLlHhVvCcSsQqTtAa\d\s.,eE+-]*$/), 'd'),
  ...valuesOf(
    matching(/^(?:(?:matrix|translate|scale|rotate|skewX|skewY)\([\d\s.,eE+-]*\)[\s,]*)*$/),
    'transform',
    'gradientTransform',
  ),
  ...valuesOf(
    matching(word),
    'fill-rule',
    'clip-rule',
    'stroke-linecap',
    'stroke-linejoin',
    'gradientUnits',
    'clipPathUnits',
    'spreadMethod',
  ),
  ...valuesOf(
    matching(numbers),
    'x',
    'y',
    'x1',
    'y1',
    'x2',
    'y2',
    'cx',
    'cy',
    'fx',
    'fy',
    'r',
    'rx',
    'ry',
    'width',
    'height',
    'points',
    'offset',
    'viewBox',
    'stroke-width',
    'stroke-miterlimit',
    'stroke-dasharray',
    'stroke-dashoffset',
    ...opacityAttributes,
  ),
]);
