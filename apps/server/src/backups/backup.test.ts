import { existsSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { unrecorded } from '@kidney/api/office/audit-log/index.ts';
import { createMedia } from '@kidney/api/content/media/index.ts';
import { createLog } from '@kidney/api/platform/log.ts';
import type { Media } from '@kidney/contract/content/media/media.schema.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { runSql } from '../../../../scripts/postgres/roles.ts';
import { createTestApi } from '../../../../testing/api.ts';
import { createBackedUpSite, rowsOf, type BackedUpSite } from '../../../../testing/backups.ts';
import type { Browser } from '../../../../testing/browser.ts';
import { createTestClock } from '../../../../testing/clock.ts';
import { formWith, hwp3 } from '../../../../testing/files.ts';
import { signedIn } from '../../../../testing/people.ts';

const clock = createTestClock();
let site: BackedUpSite;
let owner: Browser;
let editor: Browser;
beforeAll(async () => {
  site = await createBackedUpSite({ clock });
  owner = (await signedIn(site.test, ['owner'])).browser;
  editor = (await signedIn(site.test, ['editor'])).browser;
}, 120_000);
afterAll(() => site[Symbol.asyncDispose]());

async function upload(): Promise<string> {
  const { body, headers } = formWith('공고.hwp', hwp3);
  return ((await editor.send('POST', '/media', body, headers)).json().data as Media).id;
}

const folderOf = (id: string) => join(site.test.config.FILES_DIR, 'ready', id.slice(0, 2), id);

/** Holds the backup in the middle: its snapshot is taken, and one table does not let it go on. */
async function holdBackup() {
  const client = new pg.Client({ connectionString: site.test.urls.ownerUrl });
  await client.connect();
  await client.query('begin; lock table faqs in access exclusive mode');
  return {
    async reached() {
      const waits = `select from pg_locks where not granted and relation = 'faqs'::regclass`;
      while ((await rowsOf(site.test.urls.ownerUrl, waits)).length === 0);
    },
    release: () => client.end(),
  };
}

describe('a backup of a site at work', () => {
  it('D-BAK-01 restored, every row that promises a file has it, whatever staff and the sweep did meanwhile', async () => {
    const [removed, swept] = [await upload(), await upload()];
    const sweepTomorrow = () =>
      createMedia({
        config: site.test.config,
        database: site.test.database,
        clock: { now: () => new Date(Date.now() + 25 * 3_600_000) },
        auditLog: unrecorded,
        log: createLog('silent'),
      }).sweep();
    const hold = await holdBackup();
    const backup = site.backup();
    await hold.reached();
    const late = await upload();
    expect((await editor.send('DELETE', `/media/${removed}`)).statusCode).toBe(200);
    expect(await sweepTomorrow()).toMatchObject({ forgotten: 0, strays: 0 });
    await hold.release();
    const path = await backup;

    const place = await site.emptyPlace();
    await site.cli(['restore', path], place.env);
    const ready = (await rowsOf(place.ownerUrl, `select id from media where state = 'ready'`)) as { id: string }[];
    const ids = ready.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining([removed, swept]));
    expect(ids).not.toContain(late);
    for (const id of ids) expect(existsSync(join(place.filesFolder, 'ready', id.slice(0, 2), id))).toBe(true);

    expect(await sweepTomorrow()).toMatchObject({ lost: 0 });
    for (const id of [removed, swept]) expect(existsSync(folderOf(id))).toBe(false);
  });

  it('D-BAK-01 says which uploads had lost their file, and is made all the same', async () => {
    const id = await upload();
    rmSync(folderOf(id), { recursive: true });
    expect(await site.cli(['backup'])).toContain('1 uploads had lost their file before');
    expect(await site.cli(['backup-drill'])).toContain('can be restored');
    await editor.send('DELETE', `/media/${id}`);
  });
});

describe('what the operator is told', () => {
  it('D-BAK-01 which version of pg_dump is missing', async () => {
    await expect(site.cli(['backup'], { POSTGRES_BIN_DIR: site.backupFolder })).rejects.toThrow(
      /PostgreSQL 15, and pg_dump of version 15 is not here[^]*apt install postgresql-client-15/,
    );
    await using newer = await createTestApi();
    await expect(
      site.cli(['backup'], { DATABASE_OWNER_URL: newer.urls.ownerUrl, POSTGRES_BIN_DIR: '/usr/lib/postgresql/15/bin' }),
    ).rejects.toThrow(/PostgreSQL 18, and pg_dump of version 18/);
    expect(inject('adminUrl')).not.toBe(site.adminUrl);
  });

  it('D-BAK-01 what has to be set, and that the key is there already', async () => {
    await expect(site.cli(['backup'], { BACKUP_DIR: '', BACKUP_KEY_FILE: '' })).rejects.toThrow(
      /BACKUP_DIR[^]*BACKUP_KEY_FILE/,
    );
    await expect(site.cli(['restore'])).rejects.toThrow('restore FILE');
    await expect(site.cli(['restore', 'nowhere.backup'])).rejects.toThrow('There is no file nowhere.backup.');
    expect(await site.cli(['backup-key'])).toContain('already');
  });

  it('D-BAK-01 that a drill needs the right to make a database', async () => {
    await site.backup();
    await runSql(site.adminUrl, ['alter role kidney_owner nocreatedb']);
    try {
      await expect(site.cli(['backup-drill'])).rejects.toThrow('alter role kidney_owner createdb');
    } finally {
      await runSql(site.adminUrl, ['alter role kidney_owner createdb']);
    }
  });
});

describe('the folder of backups', () => {
  it('D-BAK-01 keeps 35 days and what it does not know', async () => {
    const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().replaceAll(/[-:.]/g, '');
    const names = [`kidney-${day(36)}.backup`, `kidney-${day(34)}.backup`, 'kidney-notes.backup'];
    const broken = join(site.backupFolder, `kidney-${day(2)}.backup.part`);
    await site.backup();
    for (const name of names) writeFileSync(join(site.backupFolder, name), '');
    writeFileSync(broken, '');
    utimesSync(broken, new Date(0), new Date(Date.now() - 2 * 86_400_000));
    expect(await site.cli(['backup'])).toContain('Removed 1 backups older than 35 days.');
    expect(site.backups()).toEqual(expect.arrayContaining(names.slice(1)));
    expect(site.backups()).not.toContain(names[0]);
    expect(existsSync(broken)).toBe(false);
  });
});

describe('GET backup-status', () => {
  const status = async () => (await owner.send('GET', '/backup-status')).json().data;

  it('D-BAK-01 an owner sees when the last backup and the last drill were, and that they are late', async () => {
    await runSql(site.test.urls.ownerUrl, ['truncate backup_runs']);
    expect(await status()).toEqual({ backup: null, drill: null });
    await site.backup();
    await site.cli(['backup-drill']);
    const { backup, drill } = await status();
    expect(Object.keys(backup).toSorted()).toEqual([
      'bytes',
      'files',
      'finishedAt',
      'isLate',
      'madeAt',
      'missing',
      'rows',
    ]);
    expect(backup).toMatchObject({
      isLate: false,
      missing: 0,
      bytes: drill.bytes,
      madeAt: drill.madeAt,
      files: drill.files,
    });
    expect(Date.parse(drill.finishedAt)).toBeGreaterThan(Date.parse(backup.finishedAt));
    await runSql(site.test.urls.ownerUrl, [`update backup_runs set finished_at = now() - interval '27 hours'`]);
    expect(await status()).toMatchObject({ backup: { isLate: true }, drill: { isLate: true } });
    const leftovers = await rowsOf(site.adminUrl, `select from pg_database where datname like 'kidney\\_drill%'`);
    expect(leftovers).toEqual([]);
    expect(site.backups().filter((name) => !name.endsWith('.backup'))).toEqual([]);
  });
});
