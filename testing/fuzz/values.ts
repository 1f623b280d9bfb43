import fc from 'fast-check';

/** What zod says of an input, in JSON Schema, as far as our contract uses it. */
export interface Schema {
  type?: string;
  anyOf?: Schema[];
  oneOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  format?: string;
  additionalProperties?: Schema | boolean;
  properties?: Record<string, Schema>;
  required?: string[];
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  pattern?: string;
}

/** Names that every object has already. */
const inheritedNames = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'length'];
const codePoint = fc.nat({ max: 0x10_ff_ff }).map((code) => String.fromCodePoint(code));

/** Any characters at all, halves of pairs among them. fast-check's own `binary` first maps a million of them. */
export const anyText = (bounds: { minLength?: number; maxLength: number }): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 9, arbitrary: fc.string({ ...bounds, unit: codePoint }) },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom(...inheritedNames)
        .map((name) => name.slice(0, bounds.maxLength).padEnd(bounds.minLength ?? 0, '_')),
    },
  );

const nasty = fc.constantFrom(
  '\u0000',
  '\ud800',
  '\udc00x',
  "'; drop table faqs; --",
  '<svg onload=alert(1)>',
  '한글'.normalize('NFD'),
  '\u202e',
  '%00',
  ...inheritedNames,
  '&'.repeat(20_000),
  '<p>'.repeat(3_000),
  '1e999',
  '2147483648',
  '-1',
);
const nested = fc
  .tuple(fc.integer({ min: 10, max: 3_000 }), fc.constantFrom('list', 'object'))
  .map(([levels, kind]) => {
    let deep: unknown = 1;
    for (let level = 0; level < levels; level += 1) deep = kind === 'list' ? [deep] : { a: deep };
    return deep;
  });
const wide = fc.constantFrom(100, 5_000, 25_000).map((length) => Array<number>(length).fill(1));
const longNamed = fc.constantFrom(300, 20_000).map((length) => ({ ['가'.repeat(length)]: { a: '나' } }));
const anything = fc.oneof(nasty, nested, wide, longNamed, fc.anything({ maxDepth: 2 }), fc.jsonValue({ maxDepth: 2 }));

const addresses = [
  '/community/faq',
  'https://example.com/?a=b',
  'tel:052-000-0000',
  '//evil.example',
  '/\\x',
  'data:x',
];
const richText = [
  '<p>투석 <strong>안내</strong></p><ul><li>하나</li></ul>',
  '<h2>제목</h2><table><tbody><tr><td>칸</td></tr></tbody></table>',
  '<p><a href="https://example.com">길</a></p><blockquote><p>말</p></blockquote>',
  '<img data-media="00000000-0000-4000-8000-000000000000" alt="사진"><p onclick="x">닫지 않은 <b>글',
];
const moments = fc
  .date({ min: new Date('1800-01-01'), max: new Date('2200-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString());

const shortEnough = 60;
const letters = Array.from('가나다투석병원 abc019<>&"');
const patterns = new Map<string, fc.Arbitrary<string>>();

function textOf({ pattern, minLength = 0, maxLength = 400 }: Schema): fc.Arbitrary<string> {
  // fast-check makes no text for what a pattern looks ahead to; of ours, only addresses do.
  if (pattern?.includes('(?!')) return fc.constantFrom(...addresses);
  if (pattern) {
    const made = patterns.get(pattern) ?? fc.stringMatching(new RegExp(pattern));
    patterns.set(pattern, made);
    return made.map((text) => text.slice(0, maxLength));
  }
  const bounds = { minLength, maxLength: Math.max(minLength, Math.min(maxLength, shortEnough)) };
  const plain = fc.string({ ...bounds, unit: fc.constantFrom(...letters) });
  const rich = fc.constantFrom(...richText).map((text) => text.slice(0, maxLength));
  const full = fc.constant('가'.repeat(Math.min(maxLength, 20_000)));
  return fc.oneof(
    { weight: 6, arbitrary: plain },
    { weight: 2, arbitrary: anyText(bounds) },
    { weight: 2, arbitrary: rich },
    { weight: 1, arbitrary: full },
  );
}

function arrayOf({ items = {}, minItems = 0, maxItems = 5 }: Schema): fc.Arbitrary<unknown> {
  return fc.array(fitting(items), { minLength: minItems, maxLength: Math.min(maxItems, minItems + 3) });
}

const numberOf = ({ minimum = 0, maximum = 999 }: Schema) =>
  fc.integer({ min: Math.max(minimum, -(2 ** 31)), max: Math.min(maximum, 2 ** 31) });

function objectOf({ properties, required = [] }: Schema): fc.Arbitrary<unknown> {
  if (!properties) return fc.dictionary(fc.string({ maxLength: 10 }), anything);
  const fields = Object.entries(properties).map(([name, each]) => [name, fitting(each)] as const);
  return fc.record(Object.fromEntries(fields), { requiredKeys: required });
}

/** What the schema allows. */
export function fitting(schema: Schema): fc.Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map(fitting));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.format === 'date') return moments.map((moment) => moment.slice(0, 10));
  if (schema.format === 'date-time') return moments;
  const made: Record<string, (of: Schema) => fc.Arbitrary<unknown>> = {
    null: () => fc.constant(null),
    boolean: () => fc.boolean(),
    array: arrayOf,
    object: objectOf,
    integer: numberOf,
    number: numberOf,
    string: textOf,
  };
  return made[schema.type ?? '']?.(schema) ?? anything;
}

/** The same with one field spoilt, left out or added; or something else altogether. */
export function spoilt(schema: Schema): fc.Arbitrary<unknown> {
  const names = Object.keys(schema.properties ?? {});
  if (names.length === 0) return anything;
  const withOne = fc
    .tuple(fitting(schema), fc.constantFrom(...names, 'unheardOf'), fc.option(anything, { nil: undefined }))
    .map(([whole, name, instead]) => ({ ...(whole as object), [name]: instead }));
  return fc.oneof({ weight: 4, arbitrary: withOne }, { weight: 1, arbitrary: anything });
}
