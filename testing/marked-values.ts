import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

/** What somebody could have told the association, and what stands nowhere else. Each may be planted through any door. */
export const marks = {
  name: '표식이름',
  phone: '052-000-7391',
  email: 'marked-person@example.com',
  address: '표식길 일백스물셋',
  birthDate: '1951-07-29',
  guardianName: '표식가족',
  guardianPhone: '010-0000-7392',
  notes: '표식으로 남긴 건강 메모',
} as const;

const hexOf = (text: string) => Buffer.from(text).toString('hex');

/** As it was typed, in an address, in JSON, without its hyphens, and as the database shows bytes. */
const looksOf = (mark: string): string[] => [
  mark,
  encodeURIComponent(mark),
  hexOf(mark),
  ...(/^[\d-]+$/.test(mark) ? [mark.replaceAll('-', ''), hexOf(mark.replaceAll('-', ''))] : []),
];
const looks = Object.entries(marks).flatMap(([name, mark]) => looksOf(mark).map((look) => ({ name, look })));

/** The names of the marks that a text holds. */
export const marksIn = (text: string): string[] => [
  ...new Set(looks.filter(({ look }) => text.includes(look)).map(({ name }) => name)),
];

/** Every column of every row of every table, the queue's too, that holds one. */
export async function markedColumns(ownerUrl: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      `select format('%I.%I', nspname, relname) as name from pg_class c join pg_namespace n on n.oid = relnamespace
       where relkind in ('r', 'm') and nspname !~ '^(pg_|information_schema)' order by 1`,
    );
    const found = new Set<string>();
    for (const { name } of tables) {
      const { rows } = await client.query<Record<string, string>>(
        `select each.key, each.value from ${name} t, jsonb_each_text(to_jsonb(t)) each where each.value <> ''`,
      );
      for (const { key, value = '' } of rows) for (const mark of marksIn(value)) found.add(`${name}.${key}: ${mark}`);
    }
    return [...found];
  } finally {
    await client.end();
  }
}

/** Every file below the folder that holds one. */
export function markedFiles(folder: string): string[] {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const files = paths.filter((path) => statSync(join(folder, path)).isFile());
  return files.filter((path) => marksIn(`${path} ${readFileSync(join(folder, path)).toString()}`).length > 0);
}

/** Every address of the site that search engines are told, and what it shows to a visitor who comes twice: made, and kept. */
export async function markedPages(origin: string): Promise<string[]> {
  const read = async (path: string) => (await fetch(new URL(path, origin))).text();
  const addresses = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
  const found: string[] = [];
  for (const part of addresses(await read('/sitemap.xml'))) {
    for (const address of [part, ...addresses(await read(new URL(part).pathname))]) {
      const { pathname } = new URL(address);
      for (const page of [await read(pathname), await read(pathname)])
        if (marksIn(page).length > 0) found.push(pathname);
    }
  }
  return found;
}
