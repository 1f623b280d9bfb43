import type { Endpoint } from '@kidney/api/platform/endpoint.ts';
import fc from 'fast-check';
import { z } from 'zod';
import { anyText, fitting, spoilt, type Schema } from './values.ts';

export interface Case {
  /** The address below `/api`. */
  address: string;
  /** JSON, or nothing. */
  payload: string | undefined;
}

/** Up to this number rows are asked for as if they were there. */
export const thereMost = 60;

/** What is there, so that most cases get further than the address. */
const there: Record<string, readonly string[]> = {
  id: Array.from({ length: thereMost }, (_, n) => String(n + 1)),
  group: ['identity', 'banner'],
  key: ['new', '1', '2', 'terms', 'privacy', 'kidney-therapy', 'transport-fee'],
  date: ['2026-11-17', '2026-12-25'],
  version: ['1', '2'],
  page: ['1', '2'],
  month: ['2026-11', '2028-02'],
};

const schemaOf = (type: z.ZodType | undefined) =>
  type && (z.toJSONSchema(type, { io: 'input', unrepresentable: 'any' }) as Schema);

const inWords = (given: unknown) =>
  (typeof given === 'string' ? given : (JSON.stringify(given) ?? '')).slice(0, 3_000).toWellFormed();

function queryOf(given: unknown): string {
  const pairs = typeof given === 'object' && given !== null ? Object.entries(given) : [];
  return new URLSearchParams(
    pairs.map(([name, value]): [string, string] => [name.toWellFormed(), inWords(value)]),
  ).toString();
}

/** Calls of an endpoint as its own schemas describe them; a fifth of them wrong on purpose. */
export function casesFor({ route, params, query, body }: Endpoint): fc.Arbitrary<Case> {
  const names = [...route.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const paramSchemas = schemaOf(params)?.properties ?? {};
  const rightParts = names.map((name) => {
    const made = fitting(paramSchemas[name] ?? {}).map(inWords);
    const known = paramSchemas[name]?.format === 'uuid' ? undefined : there[name];
    return known ? fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...known) }, { weight: 1, arbitrary: made }) : made;
  });
  const wrongParts = names.map(() => anyText({ minLength: 1, maxLength: 20 }).map(inWords));

  const querySchema = schemaOf(query);
  const bodySchema = schemaOf(body);
  const rightQuery = querySchema ? fitting(querySchema).map(queryOf) : fc.constant('');
  const wrongQuery = fc.oneof(fc.webQueryParameters(), spoilt(querySchema ?? {}).map(queryOf));
  const rightBody = bodySchema ? fitting(bodySchema) : fc.constant(undefined);
  const wrongBody = bodySchema ? spoilt(bodySchema) : fc.constant(undefined);

  const caseOf = (parts: readonly fc.Arbitrary<string>[], asked: fc.Arbitrary<string>, sent: fc.Arbitrary<unknown>) =>
    fc.tuple(fc.tuple(...parts), asked, sent).map(([filled, search, value]): Case => {
      const left = filled.map((text) => encodeURIComponent(text));
      const path = route.path.replaceAll(/:\w+/g, () => left.shift() ?? '');
      // What JSON cannot say, such as a function, is sent as null.
      const payload = value === undefined && !bodySchema ? undefined : (JSON.stringify(value) ?? 'null');
      return { address: `${path}${search && `?${search}`}`, payload };
    });

  const wrongs = [
    ...(names.length > 0 ? [caseOf(wrongParts, rightQuery, rightBody)] : []),
    ...(bodySchema ? [caseOf(rightParts, rightQuery, wrongBody), caseOf(rightParts, rightQuery, wrongBody)] : []),
    caseOf(rightParts, wrongQuery, rightBody),
  ];
  return fc.oneof(
    { weight: 4, arbitrary: caseOf(rightParts, rightQuery, rightBody) },
    { weight: 1, arbitrary: fc.oneof(...wrongs) },
  );
}
