import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chownSync, closeSync, existsSync, mkdirSync, openSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { findPostgres, type Runner } from './binaries.ts';

export interface PostgresServer {
  port: number;
  /** Address of the superuser, for creating roles and databases. */
  adminUrl: string;
  pid: number;
  stop(): Promise<void>;
  kill(): Promise<void>;
  restart(): Promise<void>;
}

export interface PostgresOptions {
  dataFolder: string;
  port?: number;
  /** For tests: data that may be lost with the machine, and is removed at the stop. */
  disposable?: boolean;
  /** Another PostgreSQL than the project's own. */
  runner?: Runner;
}

export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => probe.once('error', reject).listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as { port: number };
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

async function untilReady(url: string, server: ChildProcess): Promise<void> {
  const deadline = Date.now() + 30_000;
  for (;;) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL stopped at once with code ${server.exitCode}`);
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_000 });
    client.on('error', () => {});
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      await client.end().catch(() => {});
      if (Date.now() > deadline) throw error;
      await delay(100);
    }
  }
}

function initialise(options: PostgresOptions, runner: Runner): void {
  const { dataFolder } = options;
  if (existsSync(join(dataFolder, 'PG_VERSION'))) return;
  mkdirSync(dirname(dataFolder), { recursive: true });
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
  if (runner.uid !== undefined) chownSync(dataFolder, runner.uid, runner.gid as number);
  const result = spawnSync(
    join(runner.bin, 'initdb'),
    ['-D', dataFolder, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '-k', '--no-instructions'],
    { encoding: 'utf8', cwd: '/', uid: runner.uid, gid: runner.gid },
  );
  if (result.status !== 0) throw new Error(`initdb failed: ${result.error?.message ?? result.stderr}`);
}

/** Starts the project's own PostgreSQL on loopback. The data folder is made where it does not exist. */
export async function startPostgres(options: PostgresOptions): Promise<PostgresServer> {
  const runner = options.runner ?? findPostgres();
  initialise(options, runner);
  const port = options.port ?? (await freePort());
  const adminUrl = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const settings = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    max_connections: '200',
    // What was confirmed has to outlive a kill -9 here too, so commits are written out, only never to the disk itself.
    ...(options.disposable && { fsync: 'off', full_page_writes: 'off' }),
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);

  const launch = async () => {
    const logFile = process.env['POSTGRES_LOG'];
    const log = logFile ? openSync(logFile, 'a') : undefined;
    const child = spawn(join(runner.bin, 'postgres'), ['-D', options.dataFolder, ...flags], {
      cwd: '/',
      uid: runner.uid,
      gid: runner.gid,
      stdio: ['ignore', 'ignore', log ?? 'ignore'],
    });
    if (log !== undefined) closeSync(log);
    await untilReady(adminUrl, child);
    return child;
  };
  const ended = (child: ChildProcess) =>
    child.exitCode !== null || child.signalCode !== null
      ? Promise.resolve()
      : new Promise<void>((resolve) => child.once('exit', () => resolve()));

  let child = await launch();
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await ended(child);
  };
  return {
    port,
    adminUrl,
    get pid() {
      return child.pid as number;
    },
    stop: async () => {
      await end('SIGINT');
      if (options.disposable) rmSync(options.dataFolder, { recursive: true, force: true });
    },
    kill: () => end('SIGKILL'),
    restart: async () => {
      await end('SIGINT');
      // After a kill -9 the old backends may still hold the data folder for a moment.
      for (let tries = 0; ; tries += 1) {
        try {
          child = await launch();
          return;
        } catch (error) {
          if (tries >= 50) throw error;
          await delay(100);
        }
      }
    },
  };
}
