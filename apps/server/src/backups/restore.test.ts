import { cpSync, createWriteStream, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { packEntry } from '@kidney/api/operations/backups/archive/entries.ts';
import { entriesOf } from '@kidney/api/operations/backups/archive/read-archive.ts';
import { seal } from '@kidney/api/operations/backups/archive/sealed.ts';
import { readBackupKey } from '@kidney/api/operations/backups/backup-key.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runSql } from '../../../../scripts/postgres/roles.ts';
import {
  createBackedUpSite,
  filesBelow,
  rowsOf,
  type BackedUpSite,
  type EmptyPlace,
} from '../../../../testing/backups.ts';
import { formWith, pngOf } from '../../../../testing/files.ts';
import { signedIn } from '../../../../testing/people.ts';

let site: BackedUpSite;
let path: string;
let rowsThen: unknown[];
beforeAll(async () => {
  site = await createBackedUpSite();
  const { browser } = await signedIn(site.test, ['editor']);
  const { body, headers } = formWith('사진.png', pngOf(900, 600));
  await browser.send('POST', '/media', body, headers);
  path = await site.backup();
  rowsThen = await rowsOf(site.test.urls.ownerUrl, everyRow);
}, 120_000);
afterAll(() => site[Symbol.asyncDispose]());

/** Every table, the queue's and the list of migrations too. */
const everyRow = `select c.oid::regclass::text as name,
  (xpath('/row/n/text()', query_to_xml(format('select count(*) as n from %s', c.oid::regclass), false, true, '')))[1]::text as rows
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where relkind = 'r' and nspname in ('public', 'log', 'migrations', 'graphile_worker') and relname <> 'backup_runs' order by 1`;

/** Who owns each table and function, and who may do what with it. */
const rights = `select c.oid::regclass::text as name, relowner::regrole::text as owner, array(select unnest(relacl)::text order by 1) as rights
  from pg_class c where relnamespace in ('public'::regnamespace, 'log'::regnamespace) and relkind in ('r', 'p') and relname !~ '_[0-9]{4}_[0-9]{2}$'
  union all select p.oid::regprocedure::text, proowner::regrole::text, array(select unnest(proacl)::text order by 1)
  from pg_proc p where pronamespace in ('public'::regnamespace, 'log'::regnamespace) order by 1`;

describe('restore', () => {
  it('D-BAK-01 gives back every row and every file, with the rights of the application', async () => {
    const place = await site.emptyPlace();
    expect(await site.cli(['restore', path], place.env)).toMatch(
      /^Restored, as it was at \S+: \d+ rows, \d+ files\.$/m,
    );
    expect(await rowsOf(place.ownerUrl, everyRow)).toEqual(rowsThen);
    for (const table of [
      'settings order by "group"',
      'revisions order by subject, subject_key, version',
      'media order by id',
      'posts order by id',
    ]) {
      const statement = `select * from ${table}`;
      expect(await rowsOf(place.appUrl, statement)).toEqual(await rowsOf(site.test.urls.appUrl, statement));
    }
    const files = filesBelow(join(site.test.config.FILES_DIR, 'ready'));
    expect(files.size).toBeGreaterThan(4);
    expect(filesBelow(join(place.filesFolder, 'ready'))).toEqual(files);
    await expect(site.cli(['migrate'], place.env)).rejects.toThrow('The log belongs to kidney_owner');
    await place.takeOverLog();
    await site.cli(['migrate'], place.env);
    expect(await rowsOf(place.ownerUrl, rights)).toEqual(await rowsOf(site.test.urls.ownerUrl, rights));
    await expect(rowsOf(place.appUrl, 'delete from revisions')).rejects.toMatchObject({ code: '42501' });
    const checks = `select conrelid::regclass::text as of, conname, convalidated from pg_constraint
      where conname like '%_no_resident_number' and coninhcount = 0 order by 1`;
    expect(await rowsOf(place.ownerUrl, checks)).toEqual(await rowsOf(site.test.urls.ownerUrl, checks));
    const number = ['900101', '1234567'].join('-');
    await expect(
      rowsOf(place.appUrl, `insert into faqs (title, des) values ('${number}', '<p>답</p>')`),
    ).rejects.toMatchObject({ code: '23514', constraint: 'faqs_no_resident_number' });
  });

  it('D-BAK-01 lets nobody in by a session or a link of that time, and says who may be in again', async () => {
    const { id } = await signedIn(site.test, ['editor']);
    await runSql(site.test.urls.ownerUrl, [
      `insert into account_links values (sha256('link'), ${id}, 'password-reset', 'a@example.com', now() + interval '1 hour')`,
      `insert into invitations (email, roles, token_hash, invited_by, expires_at)
       values ('a@example.com', '{owner}', sha256('invitation'), ${id}, now() + interval '1 hour')`,
    ]);
    const then = await site.backup();
    await runSql(site.test.urls.ownerUrl, ['delete from account_links', 'delete from invitations']);
    const place = await site.emptyPlace();
    const said = await site.cli(['restore', then], place.env);
    expect(said).toContain('Accounts that were closed since');
    expect(said).not.toContain('lost for good');
    const doors = `select (select count(*) from sessions where revoked_at is null)::int as open, (select count(*) from sessions)::int > 0 as any,
      (select count(*) from account_links)::int as links, (select count(*) from invitations)::int as invitations`;
    expect(await rowsOf(place.ownerUrl, doors)).toEqual([{ open: 0, any: true, links: 0, invitations: 0 }]);
  });

  it('D-BAK-01 refuses without the master key of that time, unless told to lose what it had sealed', async () => {
    const place = await site.emptyPlace();
    const other = { KEYS_DIR: join(site.backupFolder, '../other-keys') };
    const restore = (...more: string[]) => site.cli(['restore', path, ...more], { ...place.env, ...other });
    await expect(restore()).rejects.toThrow(/^There is no master\.key[^]*recovery codes[^]*--without-old-keys/);
    await site.cli(['keys', 'make'], other);
    await expect(restore()).rejects.toThrow(/^The master\.key in \S+ is not the one of this backup/);
    await expect(site.cli(['backup-drill', path], other)).rejects.toThrow('is not the one of this backup');
    await expect(restore('--with-old-keys')).rejects.toThrow('restore FILE');
    expect(await place.isEmpty()).toBe(true);
    expect(await restore('--without-old-keys')).toMatch(/^Restored[^]*lost for good/);
  });

  it('D-BAK-01 refuses without a data key that the site had then, however many it has now', async () => {
    const keysFolder = site.test.config.KEYS_DIR;
    const copy = { KEYS_DIR: join(site.backupFolder, '../copied-keys') };
    cpSync(keysFolder, copy.KEYS_DIR, { recursive: true });
    await site.cli(['rotate-keys']);
    const then = await site.backup();
    const place = await site.emptyPlace();
    const restore = (more = {}) => site.cli(['restore', then], { ...place.env, ...more });
    await expect(restore(copy)).rejects.toThrow(/^There is no data-2\.key/);
    await site.cli(['rotate-keys'], copy);
    await expect(restore(copy)).rejects.toThrow(/^The data-2\.key in \S+ is not the one of this backup/);
    expect(await place.isEmpty()).toBe(true);
    await site.cli(['rotate-keys']);
    expect(await restore()).toMatch(/^Restored/);
  });

  it('D-BAK-01 a site without its master key is not backed up', async () => {
    const before = site.backups();
    await expect(site.cli(['backup'], { KEYS_DIR: site.backupFolder })).rejects.toThrow('There is no master.key');
    expect(site.backups()).toEqual(before);
  });

  it('D-BAK-01 what it writes can be read with the key alone', () => {
    const sealed = readFileSync(path);
    for (const word of ['PGDMP', 'settings', 'manifest', '울산']) expect(sealed.includes(word)).toBe(false);
  });

  it('D-BAK-01 refuses a database or a folder that is not empty, and changes neither', async () => {
    const rows = await rowsOf(site.test.urls.ownerUrl, everyRow);
    const place = await site.emptyPlace();
    const own = { DATABASE_OWNER_URL: site.test.urls.ownerUrl };
    await expect(site.cli(['restore', path], { ...place.env, ...own })).rejects.toThrow('database is not empty');
    expect(await rowsOf(site.test.urls.ownerUrl, everyRow)).toEqual(rows);
    expect(await place.isEmpty()).toBe(true);

    const full = join(place.filesFolder, '../full');
    mkdirSync(full);
    writeFileSync(join(full, 'note.txt'), '');
    await expect(site.cli(['restore', path], { ...place.env, FILES_DIR: full })).rejects.toThrow('is not empty');
    expect(await place.isEmpty()).toBe(true);
    expect([...filesBelow(full).keys()]).toEqual(['note.txt']);
  });

  describe('of a backup that is not what was made', () => {
    let place: EmptyPlace;
    beforeAll(async () => {
      place = await site.emptyPlace();
    });

    const changed = (at: (size: number) => number) => (whole: Buffer) => {
      const byte = at(whole.length);
      whole[byte] = (whole[byte] as number) ^ 1;
      return whole;
    };
    const piece = 16 + 32 + 16 + 65_536 + 16;

    it.each<[string, (whole: Buffer) => Buffer, RegExp]>([
      ['cut off at the end', (whole) => whole.subarray(0, -1), /cut off or was changed/],
      ['cut off between two pieces', (whole) => whole.subarray(0, piece), /cut off or was changed/],
      ['cut off in its head', (whole) => whole.subarray(0, 50), /cut off or was changed/],
      ['empty', () => Buffer.alloc(0), /no backup/],
      ['longer than it was', (whole) => Buffer.concat([whole, Buffer.alloc(16)]), /cut off or was changed/],
      ['one byte other at the end', changed((size) => size - 1), /cut off or was changed/],
      ['one byte other in the middle', changed((size) => size >> 1), /cut off or was changed/],
      ['one byte other in the first piece', changed(() => 100), /cut off or was changed/],
      ['one byte other in its head', changed(() => 20), /key/],
      [
        'without its first piece',
        (whole) => Buffer.concat([whole.subarray(0, 64), whole.subarray(piece)]),
        /cut off or was changed/,
      ],
    ])('D-BAK-01 refuses one that is %s, before anything is written', async (name, spoil, words) => {
      const spoilt = join(site.backupFolder, '..', `${name}.backup`);
      writeFileSync(spoilt, spoil(readFileSync(path)));
      await expect(site.cli(['restore', spoilt], place.env)).rejects.toThrow(words);
      expect(await place.isEmpty()).toBe(true);
    });

    it('D-BAK-01 tells where the restored rows and files are not those of its list', async () => {
      const spoilt = join(site.backupFolder, '../other-list.backup');
      const key = readBackupKey(site.keyFile);
      const rewritten = async function* () {
        for await (const { name, bytes } of entriesOf(path, key)) {
          if (name !== 'manifest.json') yield* packEntry(name, bytes);
          else {
            const manifest = JSON.parse(await text(bytes));
            const table = (of: string) => manifest.tables.find(({ name: each }: { name: string }) => each === of);
            table('public.faqs').rows += 1;
            table('public.pages').digest = '1';
            yield* packEntry(name, [Buffer.from(JSON.stringify(manifest))]);
          }
        }
      };
      await pipeline(seal(rewritten(), key), createWriteStream(spoilt));
      await expect(site.cli(['backup-drill', spoilt])).rejects.toThrow(
        /public\.faqs: \d+ rows in the backup, \d+ here\s+public\.pages: the rows differ$/,
      );
    });

    it('D-BAK-01 refuses another key, one that others can read, and a missing one', async () => {
      const other = join(site.backupFolder, '../other.key');
      await expect(site.cli(['restore', path], { ...place.env, BACKUP_KEY_FILE: other })).rejects.toThrow('backup-key');
      await site.cli(['backup-key'], { BACKUP_KEY_FILE: other });
      await expect(site.cli(['restore', path], { ...place.env, BACKUP_KEY_FILE: other })).rejects.toThrow(
        'not the key of this backup',
      );
      const open = join(site.backupFolder, '../open.key');
      writeFileSync(open, readFileSync(other), { mode: 0o644 });
      await expect(site.cli(['restore', path], { ...place.env, BACKUP_KEY_FILE: open })).rejects.toThrow('0400');
      expect(await place.isEmpty()).toBe(true);
    });
  });
});
