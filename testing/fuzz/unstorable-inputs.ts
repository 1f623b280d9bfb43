import fc from 'fast-check';
import { z } from 'zod';
import { fitting, type Schema } from './values.ts';

/** What PostgreSQL takes in no text: U+0000, and half of a surrogate pair. */
const unstorable = ['\u0000', '\ud800', '\udc00'];
const isStorable = (text: string) => !text.includes('\u0000') && text.isWellFormed();
const holdsUnstorable = (value: unknown): boolean => {
  if (typeof value === 'string') return !isStorable(value);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([name, each]) => !isStorable(name) || holdsUnstorable(each));
};

const samples = 30;
const longest = 60;
/** For rules that no description tells. */
const usual = ['052-000-0000', 'somebody@example.com'];
const spots = (text: string) => [...new Set([0, 1, Math.floor(text.length / 2), text.length - 1, text.length])];
const spoiltAt = (text: string, at: number, by: string) => [
  `${text.slice(0, at)}${by}${text.slice(at)}`,
  `${text.slice(0, at)}${by}${text.slice(at + 1)}`,
  `${text}\n${by}`,
];

const judged = new WeakMap<z.ZodType, string | null>();

/** What is wrong with a schema that takes a text: null where nothing unstorable comes through it. */
function problemOf(schema: z.ZodType): string | null {
  const known = judged.get(schema);
  if (known !== undefined) return known;
  const problem = judge(schema);
  judged.set(schema, problem);
  return problem;
}

function judge(schema: z.ZodType): string | null {
  const described = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema;
  const short = { ...described, maxLength: Math.min(described.maxLength ?? longest, longest) };
  const accepted = [...usual, ...fc.sample(fitting(short), { numRuns: samples, seed: 1 })].filter(
    (text): text is string => typeof text === 'string' && schema.safeParse(text).success,
  );
  // What no text passes cannot be judged by texts.
  if (accepted.length === 0) return 'takes no text that its description allows';
  const spoilt = accepted.flatMap((text) =>
    spots(text).flatMap((at) => unstorable.flatMap((by) => spoiltAt(text, at, by))),
  );
  const passed = spoilt.find((text) => {
    const { success, data } = schema.safeParse(text);
    return success && holdsUnstorable(data);
  });
  return passed === undefined ? null : `takes ${JSON.stringify(passed)}`;
}

/** As far as the kinds below have them. */
interface Def {
  type: string;
  shape: Record<string, z.ZodType>;
  catchall?: z.ZodType;
  element: z.ZodType;
  items: z.ZodType[];
  rest: z.ZodType | null;
  keyType: z.ZodType;
  valueType: z.ZodType;
  options: z.ZodType[];
  left: z.ZodType;
  right: z.ZodType;
  getter(): z.ZodType;
  innerType: z.ZodType;
  in: z.ZodType;
}
const defOf = (schema: z.ZodType) => schema.def as unknown as Def;

type Way = readonly [string, z.ZodType];
const nothing = (): Way[] => [];
const inner = ({ innerType }: Def): Way[] => [['', innerType]];

/** The schemas below one of each kind, with the way to them. */
const below: Readonly<Record<string, (def: Def) => Way[]>> = {
  object: ({ shape, catchall }) => [
    ...Object.entries(shape).map(([name, each]): Way => [`.${name}`, each]),
    ...(catchall ? [['.*', catchall] as const] : []),
  ],
  array: ({ element }) => [['[]', element]],
  tuple: ({ items, rest }) => [...items, ...(rest ? [rest] : [])].map((each) => ['[]', each]),
  record: ({ keyType, valueType }) => [
    [' (key)', keyType],
    ['.*', valueType],
  ],
  union: ({ options }) => options.map((each) => ['', each]),
  intersection: ({ left, right }) => [
    ['', left],
    ['', right],
  ],
  lazy: (def) => [['', def.getter()]],
  pipe: (def) => [['', def.in]],
  ...Object.fromEntries(
    ['optional', 'nullable', 'default', 'prefault', 'nonoptional', 'readonly', 'catch'].map((kind) => [kind, inner]),
  ),
  ...Object.fromEntries(
    ['number', 'boolean', 'null', 'undefined', 'literal', 'enum', 'bigint', 'never', 'void'].map((kind) => [
      kind,
      nothing,
    ]),
  ),
};

/** Through a pipe what counts is what comes out. */
const takesText = (def: Def) =>
  ['string', 'template_literal'].includes(def.type) || (def.type === 'pipe' && defOf(def.in).type === 'string');

/** Every place of an input through which a text comes that PostgreSQL cannot keep, or of which that cannot be told. */
export function unstorableInputs(schema: z.ZodType, at: string, seen = new Set<unknown>()): string[] {
  if (seen.has(schema)) return [];
  seen.add(schema);
  const def = defOf(schema);
  if (takesText(def)) {
    const problem = problemOf(schema);
    return problem === null ? [] : [`${at} ${problem}`];
  }
  const ways = below[def.type]?.(def) ?? null;
  if (ways === null) return [`${at} takes anything (${def.type})`];
  return ways.flatMap(([way, each]) => unstorableInputs(each, `${at}${way}`, seen));
}
