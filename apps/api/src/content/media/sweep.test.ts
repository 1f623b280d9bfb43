import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Media } from '@kidney/contract/content/media/media.schema.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../../../../../testing/api.ts';
import type { Browser } from '../../../../../testing/browser.ts';
import { formWith, hwp3 } from '../../../../../testing/files.ts';
import { signedIn } from '../../../../../testing/people.ts';
import type { Tx } from '../../platform/database.ts';
import { createLog } from '../../platform/log.ts';
import { unrecorded } from '../../office/audit-log/index.ts';
import { createMedia } from './index.ts';

let test: TestApi;
let editor: Browser;
beforeAll(async () => {
  test = await createTestApi();
  editor = (await signedIn(test, ['editor'])).browser;
});
afterAll(() => test[Symbol.asyncDispose]());
beforeEach(async () => {
  await sql('delete from media_keeps');
  await sql('delete from media');
  await mediaIn(48).sweep();
});

const sql = (text: string, values?: unknown[]) => test.database.write.$client.query(text, values);
const folderOf = (id: string) => join(test.config.FILES_DIR, 'ready', id.slice(0, 2), id);

/** The feature as it is so many hours from now. */
const mediaIn = (hours: number) =>
  createMedia({
    config: test.config,
    database: test.database,
    clock: { now: () => new Date(Date.now() + hours * 3_600_000) },
    log: createLog('silent'),
    auditLog: unrecorded,
  });
const nothing = { unfinished: 0, forgotten: 0, strays: 0, lost: 0, found: 0 };

async function upload(): Promise<Media> {
  const { body, headers } = formWith('공고.hwp', hwp3);
  return (await editor.send('POST', '/media', body, headers)).json().data;
}
const write = <Result>(work: (tx: Tx) => Promise<Result>) => test.database.write.transaction(work);
const media = () => mediaIn(0);
const post = { subject: 'posts', key: '1' };

describe('the sweep', () => {
  it('D-FIL-02 removes after a day what nothing keeps, row and file', async () => {
    const [kept, loose] = [await upload(), await upload()];
    await write((tx) => media().keep(tx, post, [kept.id]));
    expect(await mediaIn(23).sweep()).toEqual(nothing);
    expect(await mediaIn(25).sweep()).toEqual({ ...nothing, forgotten: 1 });
    expect([existsSync(folderOf(kept.id)), existsSync(folderOf(loose.id))]).toEqual([true, false]);
    expect((await sql('select id from media')).rows).toEqual([{ id: kept.id }]);
  });

  it('D-FIL-02 what is released is gone a day later, unless somebody else keeps it', async () => {
    const [own, shared] = [await upload(), await upload()];
    await write(async (tx) => {
      await media().keep(tx, post, [own.id, shared.id]);
      await media().keep(tx, { subject: 'events', key: '9' }, [shared.id]);
    });
    await write((tx) => media().release(tx, post));
    await write((tx) => media().release(tx, post));
    expect(await mediaIn(25).sweep()).toEqual({ ...nothing, forgotten: 1 });
    expect(await media().describe(test.database.read, [own.id, shared.id])).toEqual(new Map([[shared.id, shared]]));
  });

  it('D-FIL-02 an upload that broke off between row and file, or after the file, leaves nothing after an hour', async () => {
    const before = randomUUID();
    const { id: after } = await upload();
    await sql(
      `insert into media (id, state, kind, format, name, size, digest, variants) values ($1, 'pending', 'document', 'hwp', 'a.hwp', 1, '', '[]')`,
      [before],
    );
    await sql(`update media set state = 'pending' where id = $1`, [after]);
    mkdirSync(join(test.config.FILES_DIR, 'pending/half'));
    writeFileSync(join(test.config.FILES_DIR, 'incoming/x.part'), 'x');
    expect(await mediaIn(0.9).sweep()).toEqual(nothing);
    expect(await mediaIn(1.1).sweep()).toEqual({ ...nothing, forgotten: 2, unfinished: 2 });
    expect([existsSync(folderOf(after)), readdirSync(join(test.config.FILES_DIR, 'incoming'))]).toEqual([false, []]);
  });

  it('D-FIL-02 a file that no row knows goes; a row whose file is gone says so, until it is back', async () => {
    const { id, url } = await upload();
    await write((tx) => media().keep(tx, post, [id]));
    const stray = randomUUID();
    mkdirSync(folderOf(stray), { recursive: true });
    const aside = join(test.config.FILES_DIR, 'aside');
    renameSync(folderOf(id), aside);
    expect(await mediaIn(1.1).sweep()).toEqual({ ...nothing, strays: 1, lost: 1 });
    expect(await media().describe(test.database.read, [id])).toEqual(new Map());
    renameSync(aside, folderOf(id));
    expect(await mediaIn(1.1).sweep()).toEqual({ ...nothing, found: 1 });
    expect((await media().describe(test.database.read, [id])).get(id)?.url).toBe(url);
  });
});

describe('keeping', () => {
  it('D-FIL-02 adds to what is kept, and refuses what is not there', async () => {
    const [first, second] = [await upload(), await upload()];
    await write((tx) => media().keep(tx, post, [first.id]));
    await write((tx) => media().keep(tx, post, [second.id, second.id]));
    await write((tx) => media().keep(tx, post, []));
    expect((await sql('select count(*)::int as n from media_keeps')).rows).toEqual([{ n: 2 }]);
    const gone = randomUUID();
    await expect(write((tx) => media().keep(tx, post, [first.id, gone]))).rejects.toMatchObject({ code: 'CONFLICT' });
    expect((await editor.send('DELETE', `/media/${first.id}`)).json()).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('쓰이고'),
    });
  });
});
