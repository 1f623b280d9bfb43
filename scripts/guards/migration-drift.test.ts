import { readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { addFiles, plantTree, runScript } from '../lib/fixture-tree.ts';
import { listMigrations, readChecksums } from '../lib/migrations.ts';
import { projectRoot } from '../lib/project.ts';

const guard = (root: string) => runScript('guards/migration-drift.ts', root);
const generate = (root: string, ...args: string[]) => runScript('db-generate.ts', '--root', root, ...args);

const riders = (columns: string) => `
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { places } from '../places/places.table.ts';
export const riders = pgTable('riders', { id: integer().primaryKey(), place: integer().references(() => places.id), ${columns} });
`;

async function plantMigratedTables() {
  const root = plantTree({
    'apps/api/package.json': '{ "type": "module" }',
    'apps/api/drizzle.config.ts': readFileSync(join(projectRoot, 'apps/api/drizzle.config.ts'), 'utf8'),
    'apps/api/src/transport/places/places.table.ts': `
import { integer, pgTable } from 'drizzle-orm/pg-core';
export const places = pgTable('places', { id: integer().primaryKey() });
`,
    'apps/api/src/transport/riders/riders.table.ts': riders('name: text().notNull()'),
  });
  symlinkSync(join(projectRoot, 'node_modules'), join(root, 'node_modules'));
  const generated = await generate(root, 'riders-and-places');
  expect(generated, generated.output).toMatchObject({ code: 0 });
  return root;
}

test('a generated migration is named, frozen and leaves no drift', async () => {
  const root = await plantMigratedTables();
  expect(listMigrations(root)).toEqual(['0000_riders-and-places.sql']);
  expect([...readChecksums(root).sums.keys()]).toEqual(['0000_riders-and-places.sql']);
  expect(await guard(root)).toMatchObject({ code: 0, stdout: 'migration drift: ok\n' });
  expect(await runScript('guards/frozen-migrations.ts', root)).toMatchObject({ code: 0 });
});

test('a changed table is drift, and the guard writes nothing', async () => {
  const root = await plantMigratedTables();
  addFiles(root, { 'apps/api/src/transport/riders/riders.table.ts': riders('name: text().notNull(), note: text()') });
  const { code, output } = await guard(root);
  expect(code).toBe(1);
  expect(output).toContain('tables and migrations disagree');
  expect(listMigrations(root)).toEqual(['0000_riders-and-places.sql']);
});

test('a renamed column, about which drizzle-kit would ask a person, is drift', async () => {
  const root = await plantMigratedTables();
  addFiles(root, { 'apps/api/src/transport/riders/riders.table.ts': riders('title: text().notNull()') });
  expect((await guard(root)).code).toBe(1);
});

test('a migration written by hand is frozen only when it is finished', async () => {
  const root = await plantMigratedTables();
  expect((await generate(root, 'grant-rights', '--custom')).code).toBe(0);
  expect((await runScript('guards/frozen-migrations.ts', root)).output).toContain(
    '0001_grant-rights.sql is not listed',
  );
  addFiles(root, { 'apps/api/db/migrations/0001_grant-rights.sql': 'grant select on riders to public;\n' });
  expect((await generate(root, '--freeze')).code).toBe(0);
  expect((await runScript('guards/frozen-migrations.ts', root)).code).toBe(0);
  expect((await guard(root)).code).toBe(0);
});

test('only the newest snapshot is kept, and what comes next is still known', async () => {
  const root = await plantMigratedTables();
  const added = riders('name: text().notNull(), note: text()');
  addFiles(root, { 'apps/api/src/transport/riders/riders.table.ts': added });
  expect((await generate(root, 'add-note')).code).toBe(0);
  expect((await generate(root, 'grant-rights', '--custom')).code).toBe(0);
  expect(readdirSync(join(root, 'apps/api/db/migrations/meta')).toSorted()).toEqual([
    '0002_snapshot.json',
    '_journal.json',
  ]);
  expect((await guard(root)).code).toBe(0);
  addFiles(root, { 'apps/api/src/transport/riders/riders.table.ts': added.replace('note: text()', 'memo: text()') });
  expect((await guard(root)).code).toBe(1);
});

test('a migration without a name is refused', async () => {
  const root = plantTree({ 'apps/api/package.json': '{}' });
  const { code, output } = await generate(root);
  expect(code).toBe(1);
  expect(output).toContain('npm run db:generate -- <what-it-does>');
});
