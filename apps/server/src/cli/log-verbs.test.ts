import { createSigningKeys } from '@kidney/api/office/accounts/index.ts';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { runSql } from '../../../../scripts/postgres/roles.ts';
import { createTestDatabase, type TestDatabase } from '../../../../testing/database.ts';
import { createTestFolder } from '../../../../testing/folder.ts';
import { run } from './run.ts';

const folder = createTestFolder();
let urls: TestDatabase;
beforeAll(async () => {
  urls = await createTestDatabase(inject('adminUrl'));
  await createSigningKeys(`${folder.path}/keys`);
});
afterAll(async () => {
  await urls.drop();
  folder.remove();
});

/** What a verb says. */
async function cli(...args: string[]): Promise<string> {
  const said: string[] = [];
  const env = {
    NODE_ENV: 'development',
    DATABASE_URL: urls.appUrl,
    DATABASE_OWNER_URL: urls.ownerUrl,
    KEYS_DIR: `${folder.path}/keys`,
    FILES_DIR: `${folder.path}/files`,
    SEED_PASSWORD: 'seven lanterns on a river',
  };
  try {
    await run(args, { env, say: (line) => said.push(line) });
  } catch (error) {
    said.push(`failed: ${(error as Error).message}`);
  }
  return said.join('\n');
}

describe('the verbs of the log', () => {
  it('D-LOG-02 what is decided on the command line is in the log, verified by its ends, and kept by month', async () => {
    await cli('sample');
    expect(await cli('verify-log')).toContain('0 entries, all as they were written');
    await cli('approve', 'editor', 'editor', 'driver');
    await cli('disable', 'editor');
    const sound = await cli('verify-log');
    const [end = ''] = /rights:2:[0-9a-f]{64}/.exec(sound) ?? [];
    expect(sound).toContain('2 entries, all as they were written');
    expect(await cli('verify-log', end)).toContain('2 entries');
    expect(await cli('verify-log', 'rights:2:ff')).toContain('failed: verify-log');

    expect(await cli('keep-log')).toBe('Made: 28. Dropped: none.');
    expect(await cli('keep-log')).toBe('Made: 0. Dropped: none.');
    expect(await cli('migrate')).toContain('up to date');
    expect(await cli('verify-log', end)).toContain('2 entries');

    await runSql(urls.administratorUrl, [`update log.audit_entries set details = '{}' where seq = 1`]);
    expect(await cli('verify-log')).toBe(
      'rights 1: changed after it was written\nfailed: The log is not as it was written. See docs/how-to/verify-the-log.md.',
    );
    await runSql(urls.administratorUrl, [`delete from log.audit_entries`]);
    expect(await cli('verify-log')).toContain('rights 1–2: cut off the end');
    expect(await cli('keep-log')).toContain('failed: the log is not sound');
  });
});
