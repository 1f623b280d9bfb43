import pg from 'pg';
import { createSealedText, type DataKeys, type SealedText } from './sealed-text.ts';
import type { SealClass, SealedTable } from './vault.ts';

/** What was sealed anew, and what no key opens. */
export interface Resealed {
  moved: number;
  unreadable: number;
}

interface Column {
  /** As the code calls it, which is bound into the seal. */
  name: string;
  /** As the database calls it. */
  sql: string;
  keys: DataKeys;
  text: SealedText;
}

type Found = { key: string } & Record<string, Buffer | string | null>;
type Outcome = 'moved' | 'raced' | 'unreadable';

const lockTimedOut = '55P03';
const quoted = pg.escapeIdentifier;

export const columnInDatabase = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

function columnsOf(of: SealedTable<string>, keysOf: (of: SealClass) => DataKeys): Column[] {
  return Object.entries(of.columns).map(([name, kind]) => {
    const keys = keysOf(kind);
    return { name, sql: quoted(columnInDatabase(name)), keys, text: createSealedText(keys) };
  });
}

/** The next rows by key, with what older keys have sealed in them; what the newest has sealed stays where it is. */
async function nextPage(client: pg.ClientBase, of: SealedTable<string>, columns: Column[], after: string | undefined) {
  const key = quoted(of.key);
  const old = columns.map(
    ({ name, sql, keys }) =>
      `case when substr(${sql}, 1, 1) <> '\\x${Buffer.of(keys.current).toString('hex')}' then ${sql} end as ${quoted(name)}`,
  );
  const { rows } = await client.query<Found>(
    `select ${key}::text as key, ${old.join(', ')} from ${quoted(of.table)}
     ${after === undefined ? '' : `where ${key} > $1`} order by ${key} limit ${of.rowsAtOnce}`,
    after === undefined ? [] : [after],
  );
  return rows;
}

/** One column of one row, only where nobody has changed it meanwhile. */
async function resealOne(
  client: pg.ClientBase,
  of: SealedTable<string>,
  { name, sql, text }: Column,
  row: string,
  sealed: Buffer,
): Promise<Outcome> {
  const place = { table: of.table, row, column: name };
  let opened: Buffer;
  try {
    opened = text.openBytes(place, sealed);
  } catch {
    return 'unreadable';
  }
  try {
    const { rowCount } = await client.query(
      `update ${quoted(of.table)} set ${sql} = $1 where ${quoted(of.key)} = $2 and ${sql} = $3`,
      [text.sealBytes(place, opened), row, sealed],
    );
    return rowCount === 1 ? 'moved' : 'raced';
  } catch (error) {
    // Somebody is writing it at this moment: it is looked at again.
    if ((error as { code?: unknown }).code === lockTimedOut) return 'raced';
    throw error;
  }
}

async function pass(
  client: pg.ClientBase,
  tables: readonly SealedTable<string>[],
  keysOf: (of: SealClass) => DataKeys,
): Promise<Record<Outcome, number>> {
  const outcomes = { moved: 0, raced: 0, unreadable: 0 };
  for (const of of tables) {
    const columns = columnsOf(of, keysOf);
    let after: string | undefined;
    do {
      const rows = await nextPage(client, of, columns, after);
      for (const row of rows) {
        for (const column of columns) {
          const sealed = row[column.name];
          if (sealed instanceof Buffer) outcomes[await resealOne(client, of, column, row.key, sealed)] += 1;
        }
      }
      after = rows.length < of.rowsAtOnce ? undefined : rows.at(-1)?.key;
    } while (after !== undefined);
  }
  return outcomes;
}

/** Seals with the newest key what older ones have sealed, until there is nothing left. May be stopped at any moment and begun again. */
export async function reseal(
  client: pg.ClientBase,
  tables: readonly SealedTable<string>[],
  keysOf: (of: SealClass) => DataKeys,
): Promise<Resealed> {
  let moved = 0;
  for (;;) {
    const outcome = await pass(client, tables, keysOf);
    moved += outcome.moved;
    if (outcome.moved === 0 && outcome.raced === 0) return { moved, unreadable: outcome.unreadable };
  }
}

/** How many texts older keys have sealed. */
export async function countOldSeals(
  client: pg.ClientBase,
  tables: readonly SealedTable<string>[],
  keysOf: (of: SealClass) => DataKeys,
): Promise<number> {
  let count = 0;
  for (const of of tables) {
    const columns = columnsOf(of, keysOf);
    let after: string | undefined;
    do {
      const rows = await nextPage(client, of, columns, after);
      count += rows.flatMap((row) => columns.filter(({ name }) => row[name] !== null)).length;
      after = rows.length < of.rowsAtOnce ? undefined : rows.at(-1)?.key;
    } while (after !== undefined);
  }
  return count;
}
