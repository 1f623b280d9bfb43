import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { unrecorded } from '@kidney/api/office/audit-log/index.ts';
import { createMedia } from '@kidney/api/content/media/index.ts';
import { createLog } from '@kidney/api/platform/log.ts';
import type { Media } from '@kidney/contract/content/media/media.schema.ts';
import { expect, inject, test } from 'vitest';
import { openTestDatabase } from '../../../../testing/database.ts';
import { formWith, hwpOf, pngOf } from '../../../../testing/files.ts';
import { staffPassword, startSiteProcess, type SiteProcess } from '../../../../testing/process.ts';
import { sized } from '../../../../testing/size.ts';

const { uploads, kills } = sized({ ci: { uploads: 50, kills: 2 }, full: { uploads: 500, kills: 12 } });
const atOnce = 6;
const leastBeforeKill = 5;
/** Another one for every round, and all rounds together fewer than there are uploads. */
const answersBeforeKill = (round: number) => leastBeforeKill + ((round * 17) % Math.floor(uploads / kills - 10));

async function signIn(site: SiteProcess): Promise<Record<string, string>> {
  await site.createStaff('uploader', ['editor']);
  const answer = await fetch(`${site.origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ login: 'uploader', password: staffPassword }),
  });
  const { data } = (await answer.json()) as { data: { accessToken: string } };
  const cookie = answer.headers.getSetCookie().map((each) => each.split(';')[0]);
  return { authorization: `Bearer ${data.accessToken}`, cookie: cookie.join('; ') };
}

/** The id of an upload that was confirmed; undefined where the process ended before it could. */
async function upload(origin: string, session: Record<string, string>, n: number): Promise<string | undefined> {
  const { body, headers } = n % 3 === 0 ? formWith(`${n}.png`, pngOf(40, 30)) : formWith(`${n}.hwp`, hwpOf());
  try {
    const init = { method: 'POST', headers: { ...headers, ...session }, body: new Uint8Array(body) };
    const answer = await fetch(`${origin}/api/media`, init);
    return answer.status === 200 ? ((await answer.json()) as { data: Media }).data.id : undefined;
  } catch {
    return undefined;
  }
}

const entries = (folder: string) => (existsSync(folder) ? readdirSync(folder) : []);
const kept = (site: SiteProcess) => {
  const ready = join(site.filesFolder, 'ready');
  return entries(ready).flatMap((prefix) => entries(join(ready, prefix)));
};

test(
  `D-FIL-02 ${kills} kills during ${uploads} uploads leave no row without its file, and after the sweep no orphan`,
  { timeout: 900_000 },
  async () => {
    await using site = await startSiteProcess(inject('adminUrl'), { LOG_LEVEL: 'silent' });
    const session = await signIn(site);
    const confirmed: string[] = [];
    let origin = site.origin;
    let begun = 0;

    /** Uploads until that many are begun; at the given number of answers the process is killed under the others. */
    async function round(until: number, killAfter: number): Promise<void> {
      let answers = 0;
      let killing: Promise<void> | undefined;
      const work = async () => {
        while (begun < until && !killing) {
          const id = await upload(origin, session, (begun += 1));
          if (id) confirmed.push(id);
          if ((answers += 1) === killAfter) killing = site.kill();
        }
      };
      await Promise.all(Array.from({ length: atOnce }, work));
      await killing;
    }

    for (let n = 1; n <= kills; n += 1) {
      await round(uploads, answersBeforeKill(n));
      expect(begun, 'killed while there was something to upload').toBeLessThan(uploads);
      origin = await site.startAnother();
    }
    await round(uploads, Infinity);
    expect(begun).toBe(uploads);
    expect(confirmed.length).toBeGreaterThan(uploads - kills * (atOnce + 1) - 1);

    const database = openTestDatabase(site.urls.appUrl);
    try {
      const rows = async () =>
        (await database.read.$client.query<{ id: string }>(`select id from media where state = 'ready'`)).rows.map(
          ({ id }) => id,
        );
      const ready = await rows();
      expect(ready.filter((id) => !kept(site).includes(id))).toEqual([]);
      expect(confirmed.filter((id) => !ready.includes(id))).toEqual([]);

      const later = { now: () => new Date(Date.now() + 2 * 3_600_000) };
      const swept = await createMedia({
        config: { FILES_DIR: site.filesFolder },
        database,
        clock: later,
        log: createLog('silent'),
        auditLog: unrecorded,
      }).sweep();
      expect(swept).toMatchObject({ lost: 0, found: 0 });
      expect(kept(site).toSorted()).toEqual((await rows()).toSorted());
      expect((await database.read.$client.query(`select 1 from media where state <> 'ready'`)).rows).toEqual([]);
      for (const folder of ['incoming', 'pending']) expect(entries(join(site.filesFolder, folder))).toEqual([]);
    } finally {
      await database.close();
    }
  },
);
