import { readFileSync } from 'node:fs';
import { expect, inject, it } from 'vitest';
import { runSql } from '../../../../scripts/postgres/roles.ts';
import { createTestDatabase } from '../../../../testing/database.ts';
import { run } from './run.ts';

const { version } = JSON.parse(readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

async function linesOf(env: Record<string, string>): Promise<string[]> {
  const said: string[] = [];
  await run(['version'], { env: { NODE_ENV: 'development', ...env }, say: (line) => said.push(line) });
  return said;
}

it('D-OPS-10 version says the release, its Node, and what it knows and the database has of migrations', async () => {
  const urls = await createTestDatabase(inject('adminUrl'));
  try {
    const [release, node, migrations = ''] = await linesOf({ DATABASE_URL: urls.appUrl });
    expect([release, node]).toEqual([`Release ${version}`, `Node ${process.versions.node}`]);
    const [, known = ''] = /^Migrations: it knows (\d+), the database has \1$/.exec(migrations) ?? [];
    expect(Number(known)).toBeGreaterThan(5);
    const newest = '(select max(id) from migrations.__drizzle_migrations)';
    await runSql(urls.ownerUrl, [`delete from migrations.__drizzle_migrations where id = ${newest}`]);
    expect(await linesOf({ DATABASE_URL: urls.appUrl })).toContain(
      `Migrations: it knows ${known}, the database has ${Number(known) - 1}`,
    );
  } finally {
    await urls.drop();
  }
});

it.each([
  ['is set', {}],
  ['answers', { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }],
])('D-OPS-10 version says what it can where no database %s', async (_, env) => {
  expect((await linesOf(env))[2]).toMatch(/^Migrations: it knows \d+, the database was not reached$/);
});
