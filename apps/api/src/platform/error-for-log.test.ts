import { sql } from './drizzle.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../../../../testing/api.ts';
import { createLog } from './log.ts';

let test: TestApi;
beforeAll(async () => {
  test = await createTestApi();
});
afterAll(() => test[Symbol.asyncDispose]());

/** What is logged of what goes wrong. */
async function logged(work: () => Promise<unknown>): Promise<string> {
  let lines = '';
  const log = createLog('error', { write: (line) => void (lines += line) });
  await work().catch((err: unknown) => log.error({ err }, 'INTERNAL'));
  return lines;
}

const marked = 'marked value';
const write = () => test.database.write;

describe('an error in the log', () => {
  it('of a refused statement says which and why, and nothing of what was typed', async () => {
    const line = await logged(() =>
      write().execute(sql`insert into accounts (username, email) values (${marked}, ${marked})`),
    );
    expect(JSON.parse(line).err).toMatchObject({
      type: 'DrizzleQueryError',
      query: expect.stringContaining('insert into accounts') as string,
      cause: { code: '23502', table: 'accounts' },
    });
    expect(line).not.toContain(marked);
  });

  it.each([
    [`select '${marked}'::int`, '22P02'],
    [`do $$ begin raise unique_violation using detail = '${marked}', message = '${marked}'; end $$`, '23505'],
  ])('of %s keeps what PostgreSQL quotes', async (statement, code) => {
    const line = await logged(() => write().$client.query(statement));
    expect(JSON.parse(line).err).toMatchObject({ code });
    expect(line).not.toContain(marked);
  });

  it.each([
    ['alone', (error: Error) => [error]],
    ['without words', (err: Error) => [{ err }]],
    ['with its own words', (err: Error) => [{ err }, err.message]],
  ])('D-OPS-11 given %s keeps its message out of the words of the line', async (_name, given) => {
    const refused = await write()
      .$client.query(`select '${marked}'::int`)
      .catch((error: unknown) => error as Error);
    let line = '';
    const log = createLog('error', { write: (text) => void (line += text) });
    Reflect.apply(log.error, log, given(refused as Error));
    expect(JSON.parse(line)).toMatchObject({ msg: 'an error', err: { code: '22P02' } });
    expect(line).not.toContain(marked);
  });

  it('of the database itself, or of ours, says what was said and where', async () => {
    expect(JSON.parse(await logged(() => write().$client.query('select 1 from nowhere'))).err.message).toContain(
      'nowhere',
    );
    const { err } = JSON.parse(await logged(() => Promise.reject(new TypeError('not a function'))));
    expect(err).toMatchObject({ type: 'TypeError', message: 'not a function' });
    expect(err.stack[0]).toContain('error-for-log.test.ts');
  });
});
