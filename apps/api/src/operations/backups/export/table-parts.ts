import type pg from 'pg';

/** A table as lines of JSON, cut where it gets long: no more than this is ever in memory. */
const partSize = 8 * 1024 * 1024;
const rowsAtOnce = 50;

export interface TableShape {
  name: string;
  columns: string[];
  key: string[];
}

export interface TablePart {
  bytes: Buffer;
  rows: number;
}

/** The tables of that name with their columns and what tells their rows apart. */
export async function shapesOf(client: pg.Client, names: readonly string[]): Promise<TableShape[]> {
  const { rows } = await client.query<TableShape>(
    `select c.relname as name,
       array(select attname::text from pg_attribute a where a.attrelid = c.oid and attnum > 0 and not attisdropped order by attnum) as columns,
       array(select attname::text from pg_index i, unnest(i.indkey) with ordinality as part (number, place)
         join pg_attribute a on a.attnum = part.number where i.indrelid = c.oid and i.indisprimary and a.attrelid = c.oid
         order by part.place) as key
     from pg_class c where c.relnamespace = 'public'::regnamespace and c.relname = any($1) order by c.relname`,
    [names],
  );
  return rows;
}

const listed = (client: pg.Client, names: readonly string[]) =>
  names.map((name) => client.escapeIdentifier(name)).join(', ');

async function* linesOf(client: pg.Client, { name, columns, key }: TableShape): AsyncGenerator<string> {
  await client.query(
    `declare exported no scroll cursor for select row_to_json(each_row)::text as line
     from (select ${listed(client, columns)} from ${client.escapeIdentifier(name)} order by ${listed(client, key)}) each_row`,
  );
  for (;;) {
    const { rows } = await client.query<{ line: string }>(`fetch ${rowsAtOnce} from exported`);
    for (const { line } of rows) yield `${line}\n`;
    if (rows.length < rowsAtOnce) break;
  }
  await client.query('close exported');
}

/** Within the transaction of the connection: all parts are of one moment. */
export async function* partsOf(client: pg.Client, shape: TableShape): AsyncGenerator<TablePart> {
  let [lines, size]: [Buffer[], number] = [[], 0];
  for await (const line of linesOf(client, shape)) {
    const bytes = Buffer.from(line);
    lines.push(bytes);
    size += bytes.length;
    if (size < partSize) continue;
    yield { bytes: Buffer.concat(lines), rows: lines.length };
    [lines, size] = [[], 0];
  }
  if (lines.length > 0) yield { bytes: Buffer.concat(lines), rows: lines.length };
}
