import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsOf } from '../../../testing/backups.ts';
import { createTestApi, type TestApi } from '../../../testing/api.ts';
import { columnInDatabase } from '../src/platform/sealed-text/reseal.ts';
import { sealedTables } from './sealed-tables.ts';

let test: TestApi;
let columns: { table: string; column: string; refers: string | null }[];
beforeAll(async () => {
  test = await createTestApi();
  columns = (await rowsOf(
    test.urls.ownerUrl,
    `select t.relname as "table", a.attname as "column", r.relname as refers
     from pg_class t
     join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
     left join pg_constraint k on k.conrelid = t.oid and k.contype = 'f' and a.attnum = any (k.conkey)
     left join pg_class r on r.oid = k.confrelid
     where t.relnamespace = 'public'::regnamespace and t.relkind in ('r', 'p') and not t.relispartition
     order by t.relname, a.attnum`,
  )) as typeof columns;
});
afterAll(() => test[Symbol.asyncDispose]());

/** Sealed, or named like people, and yet of nobody who comes to the association. */
const ofNobody: Record<string, string> = {
  authenticator_apps: 'the second factor of staff',
};

/** Sealed columns, a person or an application by name, a blind index, or a reference to a table that is about people. */
function tablesAboutPeople(): Set<string> {
  const found = new Set(sealedTables.map(({ table }) => table));
  for (const { table, column } of columns) {
    if (/^(person|application|member|rider)_id$|_index$/.test(column)) found.add(table);
  }
  for (let before = -1; before < found.size;) {
    before = found.size;
    for (const { table, refers } of columns) if (refers !== null && found.has(refers)) found.add(table);
  }
  return new Set([...found].filter((table) => !(table in ofNobody)));
}

describe('what is known of people', () => {
  it('D-PER-03 every table about people has a rule: how it is told, erased, and how long it is kept', () => {
    const ruled = test.api.personalTables.map(({ table }) => table);
    expect(ruled.toSorted()).toEqual([...tablesAboutPeople()].toSorted());
  });

  it('D-PER-03 every column of them is told to the person, or there is a reason why not', () => {
    const there = columns.filter(({ table }) => tablesAboutPeople().has(table));
    const ruled = test.api.personalTables.flatMap(({ table, columns: of }) =>
      Object.keys(of).map((column) => `${table}.${columnInDatabase(column)}`),
    );
    const all = [...new Set(there.map(({ table, column }) => `${table}.${column}`))];
    expect(ruled.toSorted()).toEqual(all.toSorted());
  });

  it('D-PER-03 no sealed text is left out of what the person is told', () => {
    for (const { table, columns: sealed } of sealedTables.filter((each) => !(each.table in ofNobody))) {
      const rule = test.api.personalTables.find((each) => each.table === table);
      for (const column of Object.keys(sealed)) {
        expect(typeof rule?.columns[column], `${table}.${column}`).toBe('string');
      }
    }
  });
});
