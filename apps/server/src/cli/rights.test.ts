import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../../../../testing/api.ts';
import { createTestFolder } from '../../../../testing/folder.ts';
import { knowPerson } from '../../../../testing/known-people.ts';
import { run } from './run.ts';

const folder = createTestFolder();
let test: TestApi;
beforeAll(async () => {
  test = await createTestApi();
});
afterAll(async () => {
  await test[Symbol.asyncDispose]();
  folder.remove();
});

/** What a verb says. */
async function cli(...args: string[]): Promise<string> {
  const said: string[] = [];
  const env = { NODE_ENV: 'development', DATABASE_URL: test.urls.appUrl, KEYS_DIR: test.config.KEYS_DIR };
  try {
    await run(args, { env, say: (line) => said.push(line) });
  } catch (error) {
    said.push(`failed: ${(error as Error).message}`);
  }
  return said.join('\n');
}

describe('the rights of one person on the command line', () => {
  it('D-PER-03 writes their file with a password, and then forgets them', async () => {
    const id = await knowPerson(test, { address: '남구 예시로 7' });
    const file = `${folder.path}/person.xlsx`;
    const said = await cli('export-person', id, file);
    expect(said).toMatch(/once: ([a-z2-9]{4}-){3}[a-z2-9]{4}$/m);
    // What Office calls a compound file: a sheet that lies open would begin with PK.
    expect(readFileSync(file).subarray(0, 4).toString('hex')).toBe('d0cf11e0');
    expect(await cli('export-person', id, file)).toContain('failed: EEXIST');

    expect(await cli('erase-person', id)).toMatch(/persons: 1[^]*35 days/);
    const { rows: left } = await test.database.read.$client.query(
      `select actor_id, act from log.audit_entries where subject_id = $1 and act in ('exported', 'erased') order by seq`,
      [id],
    );
    expect(left.at(-1)).toEqual({ actor_id: null, act: 'erased' });
    expect(await cli('erase-person', id)).toContain('failed:');
  });

  it('D-PER-03 takes an id and a ground that it knows, and nothing else', async () => {
    for (const args of [
      ['export-person', 'x', 'y'],
      ['erase-person'],
      ['erase-person', crypto.randomUUID(), 'boredom'],
    ]) {
      expect(await cli(...args)).toContain(`failed: ${args[0]}`);
    }
  });
});
