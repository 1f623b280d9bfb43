import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import pg from 'pg';
import { OperatorError } from '../../platform/operator-error.ts';

type Tool = 'pg_dump' | 'pg_restore';

async function majorOf(program: string): Promise<number | undefined> {
  try {
    const { stdout } = await promisify(execFile)(program, ['--version']);
    return Number(/\(PostgreSQL\) (\d+)/.exec(stdout)?.[1]);
  } catch {
    return undefined;
  }
}

/** The program of the server's own major version; another one may write or read a dump that the server does not. */
export async function findTool(tool: Tool, major: number, folder: string): Promise<string> {
  const places = folder === '' ? [`/usr/lib/postgresql/${major}/bin/${tool}`, tool] : [join(folder, tool)];
  for (const place of places) if ((await majorOf(place)) === major) return place;
  throw new OperatorError(
    `The server is PostgreSQL ${major}, and ${tool} of version ${major} is not here (looked at ${places.join(', ')}).\n` +
      `Install it ("apt install postgresql-client-${major}"), or name its folder in POSTGRES_BIN_DIR.`,
  );
}

/** For libpq, and not as arguments: those can be seen by every user of the machine. */
function environmentFor(url: string): NodeJS.ProcessEnv {
  const { host, port, user, password, database } = new pg.Client({ connectionString: url });
  const options = new URL(url).searchParams;
  return {
    PATH: process.env['PATH'],
    LC_ALL: 'C',
    PGHOST: host,
    PGPORT: String(port),
    PGUSER: user,
    PGDATABASE: database,
    ...(password && { PGPASSWORD: password }),
    ...(options.has('sslmode') && { PGSSLMODE: options.get('sslmode') ?? '' }),
    ...(options.has('sslrootcert') && { PGSSLROOTCERT: options.get('sslrootcert') ?? '' }),
  };
}

async function success(child: ChildProcess, program: string): Promise<void> {
  const [[code], said] = await Promise.all([once(child, 'close'), text(child.stderr as NodeJS.ReadableStream)]);
  if (code !== 0) throw new OperatorError(`${program} did not succeed:\n${said.slice(0, 2_000).trim()}`);
}

/** The database as it was in that snapshot, in PostgreSQL's own archive form. Tables of which nothing is taken come empty. */
export async function* dump(
  program: string,
  url: string,
  snapshot: string,
  withoutRows: readonly string[],
): AsyncGenerator<Buffer> {
  const args = [
    '--format=custom',
    `--snapshot=${snapshot}`,
    '--lock-wait-timeout=60s',
    '--no-password',
    ...withoutRows.map((table) => `--exclude-table-data=${table}`),
  ];
  const child = spawn(program, args, { env: environmentFor(url), stdio: ['ignore', 'pipe', 'pipe'] });
  const succeeded = success(child, program);
  succeeded.catch(() => {});
  try {
    yield* child.stdout;
    await succeeded;
  } finally {
    child.kill();
  }
}

/** All of it or nothing, owned by whoever the address names. */
export async function load(program: string, url: string, bytes: AsyncIterable<Uint8Array>): Promise<void> {
  const env = environmentFor(url);
  const args = [
    '--single-transaction',
    '--exit-on-error',
    '--no-owner',
    '--no-password',
    `--dbname=${env['PGDATABASE']}`,
  ];
  const child = spawn(program, args, { env, stdio: ['pipe', 'ignore', 'pipe'] });
  const [sent, succeeded] = await Promise.allSettled([pipeline(bytes, child.stdin), success(child, program)]);
  // What could not be read is the cause; a program that ended early says more than the pipe that broke with it.
  if (sent.status === 'rejected' && sent.reason instanceof OperatorError) throw sent.reason;
  if (succeeded.status === 'rejected') throw succeeded.reason;
  if (sent.status === 'rejected') throw sent.reason;
}
