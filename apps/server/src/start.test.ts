import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { createSigningKeys } from '@kidney/api/office/accounts/index.ts';
import pg from 'pg';
import { expect, inject, test } from 'vitest';
import { freePort } from '../../../scripts/postgres/server.ts';
import { createTestDatabase } from '../../../testing/database.ts';
import { createTestFolder } from '../../../testing/folder.ts';

const file = new URL('start.ts', import.meta.url).pathname;

interface Line {
  msg: string;
  pid: number;
}

test(
  'D-OPS-01 D-OPS-05 D-OPS-07 server and worker start together, the worker comes back, and both end when told to',
  { timeout: 180_000 },
  async () => {
    const urls = await createTestDatabase(inject('adminUrl'));
    const folder = createTestFolder();
    await createSigningKeys(folder.path);
    const child = spawn(process.execPath, [file], {
      env: {
        PATH: process.env['PATH'],
        NODE_ENV: 'production',
        CLOSE_NOTICE_MS: '0',
        PORT: String(await freePort()),
        DATABASE_URL: urls.appUrl,
        KEYS_DIR: folder.path,
        FILES_DIR: folder.path,
        ASSETS_DIR: `${folder.path}/assets`,
        TRUSTED_PROXIES: '0',
        PUBLIC_ORIGIN: 'http://localhost:3000',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const lines: Line[] = [];
    for (const stream of [child.stdout, child.stderr])
      createInterface(stream).on('line', (line) => lines.push(JSON.parse(line) as Line));
    const workers = () => lines.filter(({ msg }) => msg === 'working').map(({ pid }) => pid);
    const patient = { timeout: 60_000 };
    await expect.poll(workers, patient).toHaveLength(1);
    await expect.poll(() => lines.some(({ msg }) => msg.startsWith('listening')), patient).toBe(true);

    const assets = readdirSync(new URL('../../web/build/client/assets', import.meta.url));
    expect(readdirSync(`${folder.path}/assets`).toSorted()).toEqual([...assets, 'builds'].toSorted());

    const owner = new pg.Client({ connectionString: urls.ownerUrl });
    await owner.connect();
    const beating = async () => (await owner.query('select kind, pid from heartbeats order by kind, pid')).rows;
    await expect.poll(beating, patient).toMatchObject([{ kind: 'site' }, { kind: 'worker', pid: workers()[0] }]);

    process.kill(workers()[0] ?? 0, 'SIGKILL');
    await expect.poll(workers, patient).toHaveLength(2);
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    expect(await beating(), 'only who was killed said nothing when it went').toMatchObject([{ kind: 'worker' }]);
    await owner.end();
    expect(() => process.kill(workers()[1] ?? 0, 0)).toThrow('ESRCH');
    await urls.drop();
    folder.remove();
  },
);
