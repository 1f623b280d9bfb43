import { createHash } from 'node:crypto';
import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { addFiles, plantTree, runScript } from '../lib/fixture-tree.ts';

const folder = 'apps/api/db/migrations';
const first = 'create table a (id integer);\n';
const second = 'create table b (id integer);\n';
const sum = (text: string) => createHash('sha256').update(text).digest('hex');
const guard = (root: string) => runScript('guards/frozen-migrations.ts', root);

function plantMigrations() {
  return plantTree({
    [`${folder}/0000_first.sql`]: first,
    [`${folder}/0001_second.sql`]: second,
    [`${folder}/checksums.txt`]: `${sum(first)}  0000_first.sql\n${sum(second)}  0001_second.sql\n`,
  });
}

test('passes where every migration is as it was listed', async () => {
  expect(await guard(plantMigrations())).toMatchObject({ code: 0, stdout: 'frozen migrations: ok\n' });
});

test('fails where a migration was edited', async () => {
  const root = plantMigrations();
  addFiles(root, { [`${folder}/0000_first.sql`]: `${first}-- one more line\n` });
  const { code, output } = await guard(root);
  expect(code).toBe(1);
  expect(output).toContain('0000_first.sql was changed');
  expect(output).not.toContain('0001_second.sql');
});

test('fails where a migration was renamed', async () => {
  const root = plantMigrations();
  renameSync(join(root, folder, '0001_second.sql'), join(root, folder, '0001_other.sql'));
  const { code, output } = await guard(root);
  expect(code).toBe(1);
  expect(output).toContain('0001_second.sql is listed but missing');
  expect(output).toContain('0001_other.sql is not listed');
});

test('fails where a migration was deleted', async () => {
  const root = plantMigrations();
  rmSync(join(root, folder, '0000_first.sql'));
  const { code, output } = await guard(root);
  expect(code).toBe(1);
  expect(output).toContain('0000_first.sql is listed but missing');
});

test('fails where a migration is not listed', async () => {
  const root = plantMigrations();
  addFiles(root, { [`${folder}/0002_third.sql`]: 'create table c (id integer);\n' });
  const { code, output } = await guard(root);
  expect(code).toBe(1);
  expect(output).toContain('0002_third.sql is not listed');
});

test('fails where a line of the list is damaged', async () => {
  const root = plantMigrations();
  addFiles(root, { [`${folder}/checksums.txt`]: `${sum(first)}  0000_first.sql\n0001_second.sql\n` });
  const { code, output } = await guard(root);
  expect(code).toBe(1);
  expect(output).toContain('no checksum');
});

test('fails where there is nothing to guard', async () => {
  expect((await guard(plantTree({ 'apps/api/package.json': '{}' }))).code).toBe(1);
});
