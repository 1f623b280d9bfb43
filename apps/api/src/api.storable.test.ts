import { settingGroups } from '@kidney/contract/office/settings/settings.schema.ts';
import { line, text } from '@kidney/contract/shared/text.schema.ts';
import { routeKey } from '@kidney/contract/shared/route.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createTestApi } from '../../../testing/api.ts';
import { unstorableInputs } from '../../../testing/fuzz/unstorable-inputs.ts';

const test = await createTestApi();
afterAll(() => test[Symbol.asyncDispose]());

/** Held against the group's own schema before anything is kept; those are looked at below. */
const checkedLater = ['PUT /settings/:group body.value.* takes anything (unknown)'];

describe('texts that come in', () => {
  it('S-API-01 nothing that PostgreSQL cannot keep passes any schema of any call', () => {
    const found = test.api.endpoints.flatMap(({ route, ...of }) =>
      (['params', 'query', 'body'] as const).flatMap((part) => {
        const schema = of[part];
        return schema ? unstorableInputs(schema, `${routeKey(route)} ${part}`) : [];
      }),
    );
    expect(found).toEqual(checkedLater);
    const groups = Object.entries(settingGroups);
    expect(groups.flatMap(([group, schema]) => unstorableInputs(schema, group))).toEqual([]);
  });

  const bare = z.string().max(40);
  it.each<[string, z.ZodType, boolean]>([
    ['a bare string', bare, true],
    ['one that may be missing', z.object({ under: bare.nullish() }), true],
    ['one in a list of choices', z.array(z.discriminatedUnion('a', [z.object({ a: z.literal(1), b: bare })])), true],
    ['the names of a record', z.record(bare, z.int()), true],
    ['what stands under them', z.record(z.enum(['a']), bare), true],
    ['a pattern that looks away', z.string().regex(/^https:[^\s]*$/), true],
    ['a pattern for one line of many', z.string().regex(/^[a-z]+$/m), true],
    ['what is made of a string', bare.transform((given) => given.trim()), true],
    ['the rest of an object', z.looseObject({ a: z.int() }), true],
    ['anything', z.object({ a: z.unknown() }), true],
    ['a string of which nothing passes', z.string().refine(() => false), true],
    ['text', text({ max: 40 }), false],
    ['a line, and a day', z.object({ a: line({ min: 3, max: 9 }), b: z.iso.date().max(10) }), false],
    ['a number made of a string', z.string().transform(Number).pipe(z.int()), false],
  ])('S-API-01 the walk sees %s', (_name, schema, isFound) => {
    expect(unstorableInputs(schema, 'body').length > 0).toBe(isFound);
  });
});
