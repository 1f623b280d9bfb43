import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createS3Client, type S3Options } from '@kidney/api/platform/storage/s3-client.ts';
import { createDiskStore } from '@kidney/api/platform/storage/disk-store.ts';
import { seedNewsletters } from '@kidney/api/seed.ts';
import { expect, it } from 'vitest';
import { createTestApi } from '../../testing/api.ts';
import { createTestFolder } from '../../testing/folder.ts';
import { startS3 } from '../../testing/s3.ts';
import { projectRoot } from '../lib/project.ts';

const page = readFileSync(join(projectRoot, 'docs/how-to/files-in-s3.md'), 'utf8');
/** What the page has somebody type, in its order. */
const typed = [...page.matchAll(/```sh.*\n([^]*?)```/g)].map(([, lines = '']) => lines).join('\n');

/** The page below this folder and with this bucket, in place of a machine's own. */
const inPlace = (root: string, { bucket, region, key, secret }: S3Options) =>
  typed
    .replaceAll('/srv/kidney/current/', `${projectRoot}/`)
    .replaceAll(/\/(etc|var)\/(?=kidney|systemd|nftables|lib\/kidney|backups)/g, `${root}/$1/`)
    .replace('-m 0440 -g kidney', '-m 0400')
    .replace('https://s3.example.org/kidney-files', bucket)
    .replace('kr-1', region)
    .replace('the key', key)
    .replace('the secret', secret);

function standIn(folder: string, name: string, lines: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), `#!/bin/bash\n${lines}\n`, { mode: 0o755 });
}

it('D-OPS-17 whoever types what the page says has uploads in S3, and then on the disk again', async () => {
  await using server = await startS3();
  await using test = await createTestApi();
  const bucket = await server.makeBucket();
  const folder = createTestFolder();
  const files = join(folder.path, 'var/lib/kidney/files');
  const settings = join(folder.path, 'etc/kidney/site.env');
  for (const each of ['etc/kidney', 'etc/nftables.d']) mkdirSync(join(folder.path, each), { recursive: true });
  // As a machine has them that was installed before, with a line of its own.
  const rules = readFileSync(join(projectRoot, 'deploy/nftables/kidney.nft'), 'utf8');
  const ofBefore = rules.replaceAll(/^#s3.*\n/gm, '').replace('{ 22, 80, 443 }', '{ 2222, 80, 443 }');
  writeFileSync(join(folder.path, 'etc/nftables.d/kidney.nft'), ofBefore);
  writeFileSync(settings, `DATABASE_URL=${test.urls.appUrl}\nFILES_DIR=${files}\n`);
  await seedNewsletters(test.database, { FILES_DIR: files });
  const { rows } = await test.database.read.$client.query<{ id: string }>('select id from media');
  const programs = join(folder.path, 'bin');
  const cli = `"${process.execPath}" --env-file="${settings}" "${projectRoot}/apps/server/src/cli.ts" "$@"`;
  // The database of the tests is not what doctor wants; of the bucket it says what it has to.
  standIn(programs, 'kidney', `[ "$1" = restart ] && exit\n${cli} || [ "$1" = doctor ]`);
  for (const name of ['systemctl', 'nft']) standIn(programs, name, 'exit 0');

  const said = execFileSync('/bin/bash', ['--norc', '-euo', 'pipefail', '-c', inPlace(folder.path, bucket)], {
    encoding: 'utf8',
    stdio: 'pipe',
    env: { PATH: `${programs}:/usr/bin:/bin`, KEYS_DIR: test.config.KEYS_DIR },
  });

  expect(rows.length).toBeGreaterThan(0);
  expect(said).toMatch(/^ok {3}bucket of files/m);
  expect(said.match(/^Copied \d+ uploads; \d+/gm)).toEqual([
    `Copied ${rows.length} uploads; 0`,
    `Copied 0 uploads; ${rows.length}`,
    `Copied ${rows.length} uploads; 0`,
    `Copied 0 uploads; ${rows.length}`,
  ]);
  expect(said.match(/^Files that are gone: \d+/gm)).toEqual(['Files that are gone: 0', 'Files that are gone: 0']);
  for (const { id } of rows) expect(await createDiskStore(files).has(id)).toBe(true);
  expect((await createS3Client(bucket).list('ready/')).length).toBe(rows.length * 2);
  const linesOf = (text: string) => text.split('\n').filter((line) => !line.trim().startsWith('#'));
  const wanted = rules.replaceAll(/^#s3/gm, '').replace('{ 22, 80, 443 }', '{ 2222, 80, 443 }');
  expect(linesOf(readFileSync(join(folder.path, 'etc/nftables.d/kidney.nft'), 'utf8'))).toEqual(linesOf(wanted));
  expect(readFileSync(join(folder.path, 'etc/systemd/system/kidney-site@.service.d/s3.conf'), 'utf8')).toBe(
    '[Service]\nIPAddressAllow=203.0.113.0/24\n',
  );
  folder.remove();
});
