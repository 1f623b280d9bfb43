import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { seedContent, seedNewsletters } from '@kidney/api/seed.ts';
import { exportedTables, leftOutTables } from '@kidney/api/operations/backups/export/exported-tables.ts';
import type { ExportManifest } from '@kidney/api/operations/backups/export/export-manifest.ts';
import { createDiskStore } from '@kidney/api/platform/storage/disk-store.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../../../../testing/api.ts';
import { filesBelow, rowsOf } from '../../../../testing/backups.ts';
import { createTestFolder } from '../../../../testing/folder.ts';
import { createPerson } from '../../../../testing/people.ts';
import { run } from '../cli/run.ts';

let test: TestApi;
const folder = createTestFolder();
beforeAll(async () => {
  test = await createTestApi();
  await seedContent(test.database);
  await seedNewsletters(test.database, test.config);
}, 120_000);
afterAll(async () => {
  await test[Symbol.asyncDispose]();
  folder.remove();
});

const query = (statement: string) => rowsOf(test.urls.ownerUrl, statement);

async function makeExport(place = mkdtempSync(join(folder.path, 'out-'))): Promise<string> {
  const said: string[] = [];
  const env = { DATABASE_URL: test.urls.appUrl, FILES_DIR: test.config.FILES_DIR };
  await run(['export', place], { env, say: (line) => said.push(line) });
  return /^Made (\S+):/.exec(said.join('\n'))?.[1] ?? '';
}

/** As anybody opens it who has never heard of this program. */
function unpack(path: string) {
  const into = mkdtempSync(join(folder.path, 'unpacked-'));
  execFileSync('tar', ['-xzf', path, '-C', into]);
  const read = (name: string) => readFileSync(join(into, name));
  const manifest = JSON.parse(read('manifest.json').toString()) as ExportManifest;
  const rows = (table: string): Record<string, unknown>[] =>
    (manifest.tables.find(({ name }) => name === table)?.parts ?? []).flatMap((part) =>
      read(part)
        .toString()
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as Record<string, unknown>),
    );
  return { into, read, manifest, rows };
}

describe('an export', () => {
  it('D-BAK-01 every table of the database is exported, or left out for a reason', async () => {
    const tables = await query(
      `select relname as name from pg_class c where relnamespace in ('public'::regnamespace, 'log'::regnamespace) and relkind in ('r', 'p')
         and not relispartition order by 1`,
    );
    const known = [...Object.keys(exportedTables), ...Object.keys(leftOutTables)];
    expect(known.toSorted()).toEqual(tables.map((table) => (table as { name: string }).name));
  });

  it('D-BAK-01 no column says who did it', async () => {
    const columns = (await query(
      `select c.conrelid::regclass::text as table, a.attname as column from pg_constraint c
       join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
       where c.contype = 'f' and c.confrelid = 'accounts'::regclass`,
    )) as { table: string; column: string }[];
    for (const { table, column } of columns.filter((each) => each.table in exportedTables)) {
      expect(exportedTables[table]?.without, `${table}.${column}`).toContain(column);
    }
  });

  it('D-BAK-01 is read back with any tool, and holds every row and every file as they are', async () => {
    const { into, read, manifest, rows } = unpack(await makeExport());
    const names = manifest.content.map(({ name }) => name);
    expect([...filesBelow(into).keys()].toSorted()).toEqual([...names, 'manifest.json'].toSorted());
    for (const { name, size, sha256 } of manifest.content) {
      expect(read(name).length, name).toBe(size);
      expect(createHash('sha256').update(read(name)).digest('hex'), name).toBe(sha256);
    }
    for (const { name, rows: count, columns } of manifest.tables) {
      const stored = await storedRows(name, columns);
      expect(rows(name), name).toEqual(expect.arrayContaining(stored));
      expect([rows(name).length, count], name).toEqual([stored.length, stored.length]);
    }
    expect(manifest.tables.filter(({ rows: count }) => count > 0).map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'events',
        'facilities',
        'facts',
        'faqs',
        'media',
        'newsletters',
        'pages',
        'posts',
        'settings',
      ]),
    );
    const store = createDiskStore(test.config.FILES_DIR);
    for (const { id } of rows('media') as { id: string }[]) {
      for (const name of await store.names(id)) expect(names).toContain(`files/${id}/${name}`);
    }
    expect(read('README.md').toString()).toContain('`posts`');
  });

  it('D-BAK-01 holds nothing of the people', async () => {
    const { username, email } = await createPerson(test, { roles: ['owner'] });
    const hashes = (await query('select password_hash from accounts')) as { password_hash: string }[];
    const { into } = unpack(await makeExport());
    const everything = [...filesBelow(into).keys()].map((name) => readFileSync(join(into, name)).toString('latin1'));
    for (const words of [username, email, hashes[0]?.password_hash ?? '']) {
      expect(
        everything.some((text) => text.includes(words)),
        words,
      ).toBe(false);
    }
  });

  it('D-BAK-01 a long table comes in parts, none of which is long', async () => {
    await query(
      `insert into posts (board, title, html, description, office, attachments, has_picture, listed)
       select 'news', '긴 글', (select string_agg(md5(n::text || m::text), '') from generate_series(1, 9000) as m), '', '사무국', '{}', false, false
       from generate_series(1, 60) as n`,
    );
    const { manifest, read, rows } = unpack(await makeExport());
    const posts = manifest.tables.find(({ name }) => name === 'posts');
    expect(posts?.parts.length).toBeGreaterThan(1);
    for (const part of posts?.parts ?? []) expect(read(part).length).toBeLessThan(10 * 1024 * 1024);
    expect(rows('posts').filter(({ title }) => title === '긴 글')).toHaveLength(60);
    await query(`delete from posts where title = '긴 글'`);
  });

  it('D-BAK-01 is of one moment: what is written meanwhile is not in it', async () => {
    const client = new pg.Client({ connectionString: test.urls.ownerUrl });
    await client.connect();
    await client.query('begin; lock table duties in access exclusive mode');
    const made = makeExport();
    const waits = `select from pg_locks where not granted and relation = 'duties'::regclass`;
    while ((await query(waits)).length === 0);
    await query(`insert into programs (title, description, weekdays, place, audience, "order", pictures)
      values ('나중에 쓴 것', '', '{mon}', '', '', 99, '[]')`);
    await client.end();
    expect(
      unpack(await made)
        .rows('programs')
        .map(({ title }) => title),
    ).not.toContain('나중에 쓴 것');
    expect(
      unpack(await makeExport())
        .rows('programs')
        .map(({ title }) => title),
    ).toContain('나중에 쓴 것');
    await query(`delete from programs where title = '나중에 쓴 것'`);
  });

  it('D-BAK-01 of two to the same place the first stands, and the second is refused', async () => {
    const place = join(mkdtempSync(join(folder.path, 'out-')), 'mine.tar.gz');
    const client = new pg.Client({ connectionString: test.urls.ownerUrl });
    await client.connect();
    await client.query('begin; lock table duties in access exclusive mode');
    const waits = (more: string) => query(`select from pg_locks where not granted and ${more}`);
    const first = makeExport(place);
    while ((await waits(`relation = 'duties'::regclass`)).length === 0);
    const second = expect(makeExport(place)).rejects.toThrow('is there already');
    while ((await waits(`locktype = 'advisory'`)).length === 0);
    await client.end();
    expect(unpack(await first).rows('settings').length).toBeGreaterThan(0);
    await second;
  });

  it('D-BAK-01 leaves alone what another is writing there', async () => {
    const place = join(mkdtempSync(join(folder.path, 'out-')), 'mine.tar.gz');
    writeFileSync(`${place}.part`, 'half');
    await expect(makeExport(place)).rejects.toThrow('is being written already');
    expect(readFileSync(`${place}.part`, 'utf8')).toBe('half');
  });

  it('D-BAK-01 writes over nothing, and leaves nothing half', async () => {
    const place = join(mkdtempSync(join(folder.path, 'out-')), 'mine.tar.gz');
    writeFileSync(place, 'mine');
    await expect(makeExport(place)).rejects.toThrow('is there already');
    expect(readFileSync(place, 'utf8')).toBe('mine');
    const away = join(folder.path, 'not-there', 'mine.tar.gz');
    await expect(makeExport(away)).rejects.toThrow();
    expect(existsSync(away)).toBe(false);
    expect(readdirSync(folder.path).filter((name) => name.endsWith('.part'))).toEqual([]);
  });
});

async function storedRows(table: string, columns: readonly string[]): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: test.urls.ownerUrl, options: '-c timezone=UTC' });
  await client.connect();
  try {
    const names = columns.map((column) => client.escapeIdentifier(column)).join(', ');
    const { rows } = await client.query<{ line: unknown }>(
      `select row_to_json(r) as line from (select ${names} from ${client.escapeIdentifier(table)}) r`,
    );
    return rows.map(({ line }) => line);
  } finally {
    await client.end();
  }
}
