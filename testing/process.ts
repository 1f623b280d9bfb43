import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createSigningKeys, createStaff } from '@kidney/api/office/accounts/index.ts';
import { unrecorded } from '@kidney/api/office/audit-log/index.ts';
import { seedContent, seedNewsletters } from '@kidney/api/seed.ts';
import type { Role } from '@kidney/contract/office/accounts/accounts.schema.ts';
import { freePort } from '../scripts/postgres/server.ts';
import { createTestDatabase, openTestDatabase, type TestDatabase } from './database.ts';
import { createTestFolder } from './folder.ts';
import { collectLog, levelOfProcesses, refuseWords } from './kept-logs.ts';
import { showFactor } from './second-factor.ts';

/** Whose programs are started, and by which Node. */
export interface Programs {
  folder: string;
  node: string;
}
const ours: Programs = { folder: new URL('..', import.meta.url).pathname, node: process.execPath };

/** A third less work at each start: what Node makes of the sources is kept, and made anew where one has changed. */
const kept = { NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? join(tmpdir(), 'kidney-compiled') };

/** Where a run keeps what its sites were asked for and which cookies they gave; nowhere otherwise. */
const notes = process.env['SITE_NOTES'];
const watchFile = new URL('watch-site.ts', import.meta.url).pathname;
const watched = notes ? { args: ['--import', watchFile], env: { SITE_NOTES: notes } } : { args: [], env: {} };

export const staffPassword = 'three unrelated lantern words';

export interface SiteProcess extends AsyncDisposable {
  /** The address a browser uses; `localhost`, because passkeys and Secure cookies need a name. */
  origin: string;
  pid: number;
  urls: TestDatabase;
  /** Where its keys are. */
  keysFolder: string;
  /** Where it keeps uploads. */
  filesFolder: string;
  /** Everything the process has written so far. */
  log: string[];
  /** A second process behind the same name, on the same database. Gives its own address. */
  startAnother(): Promise<string>;
  /** Ends all its processes as a power cut would. */
  kill(): Promise<void>;
  /** Ends all its processes as an operator does. */
  stop(): Promise<void>;
  /** Starts it again at the same address, after it has ended. */
  startAgain(): Promise<void>;
  /** The process that makes pictures of pages; started once, however often it is asked for. */
  startWorker(): Promise<void>;
  createStaff(username: string, roles: Role[]): Promise<void>;
  /** As if this person had shown a second factor a moment ago. */
  showFactor(username: string): Promise<void>;
}

async function untilReady(origin: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + 90_000;
  for (;;) {
    if (child.exitCode !== null) throw new Error(`the server stopped at once with code ${child.exitCode}`);
    const ready = await fetch(`${origin}/ready`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ready) return;
    if (Date.now() > deadline) throw new Error('the server did not become ready');
    await delay(50);
  }
}

interface Launch {
  urls: TestDatabase;
  keysFolder: string;
  filesFolder: string;
  port: number;
  /** What visitors type; the node's own address where it stands alone. */
  publicOrigin?: string;
  env: Record<string, string>;
  programs: Programs;
}

async function launch({ urls, keysFolder, filesFolder, port, publicOrigin, env, programs }: Launch) {
  const origin = `http://localhost:${port}`;
  const child = spawn(programs.node, [...watched.args, join(programs.folder, 'apps/server/src/server.ts')], {
    env: {
      ...kept,
      ...watched.env,
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      CLOSE_NOTICE_MS: '0',
      HOST: 'localhost',
      PORT: String(port),
      PUBLIC_ORIGIN: publicOrigin ?? origin,
      DATABASE_URL: urls.appUrl,
      KEYS_DIR: keysFolder,
      FILES_DIR: filesFolder,
      TRUSTED_PROXIES: '0',
      LOG_LEVEL: levelOfProcesses,
      // All visitors come from one address.
      GATE_PER_SECOND: '0',
      LANE_PERCENT: '100',
      // A machine that does other things too is slow, not out of order.
      DATABASE_WAIT_MS: '30000',
      LIMITS_WAIT_MS: '30000',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const log = collectLog(`server-${child.pid}`, [child.stdout, child.stderr]);
  try {
    await untilReady(origin, child);
  } catch (error) {
    await endProcess(child, [], 'SIGKILL');
    throw error;
  }
  return { origin, log, pid: child.pid as number, end: (signal?: NodeJS.Signals) => endProcess(child, log, signal) };
}

/** Ends a process, waits until it is gone, and looks over what it wrote. */
async function endProcess(
  child: ChildProcess,
  log: readonly string[],
  signal: NodeJS.Signals = 'SIGTERM',
): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) {
    const ended = once(child, 'close');
    child.kill(signal);
    await ended;
  }
  refuseWords(log);
}

export interface WorkerProcess {
  /** Everything it has written so far. */
  log: string[];
  end(signal?: NodeJS.Signals): Promise<void>;
}

/** The worker as an operator starts it. Fulfilled when it works. */
export async function startWorkerProcess(env: Record<string, string>, programs = ours): Promise<WorkerProcess> {
  const child = spawn(programs.node, [join(programs.folder, 'apps/server/src/worker.ts')], {
    env: { ...kept, PATH: process.env['PATH'], NODE_ENV: 'production', LOG_LEVEL: 'info', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  child.once('exit', (code) => reject(new Error(`the worker stopped at once with code ${code}`)));
  const log = collectLog(`worker-${child.pid}`, [child.stdout, child.stderr], (line) => {
    if (line.includes('"msg":"working"')) resolve();
  });
  await promise;
  return { log, end: (signal) => endProcess(child, log, signal) };
}

/** The built server as an operator starts it: a process of its own, on a fresh database with the sample content. */
export async function startSiteProcess(
  adminUrl: string,
  env: Record<string, string> = {},
  programs = ours,
): Promise<SiteProcess> {
  const urls = await createTestDatabase(adminUrl);
  const keysFolder = mkdtempSync(join(tmpdir(), 'kidney-keys-'));
  await createSigningKeys(keysFolder);
  const files = createTestFolder();
  const database = openTestDatabase(urls.appUrl);
  await seedContent(database);
  await seedNewsletters(database, { FILES_DIR: files.path });
  const shared = { urls, keysFolder, filesFolder: files.path, env, programs };
  const port = await freePort();
  const first = await launch({ ...shared, port });
  const ends = [first.end];
  const endAll = (signal?: NodeJS.Signals) => Promise.all(ends.map((end) => end(signal)));
  let worker: Promise<WorkerProcess> | undefined;

  return {
    origin: first.origin,
    pid: first.pid,
    log: first.log,
    urls,
    keysFolder,
    filesFolder: files.path,
    startAnother: async () => {
      const other = await launch({ ...shared, port: await freePort(), publicOrigin: first.origin });
      ends.push(other.end);
      return other.origin;
    },
    kill: async () => {
      await endAll('SIGKILL');
    },
    stop: async () => {
      await endAll();
    },
    startAgain: async () => {
      ends.push((await launch({ ...shared, port })).end);
    },
    startWorker: async () => {
      worker ??= startWorkerProcess(
        {
          DATABASE_URL: urls.appUrl,
          FILES_DIR: files.path,
          KEYS_DIR: keysFolder,
          PUBLIC_ORIGIN: first.origin,
          ...env,
        },
        programs,
      );
      ends.push((await worker).end);
    },
    createStaff: async (username, roles) => {
      const person = { username, email: `${username}@example.com`, nickName: `${username} 직원`, roles };
      await createStaff(database, unrecorded).create({ ...person, password: staffPassword });
    },
    showFactor: (username) => showFactor(database, username),
    [Symbol.asyncDispose]: async () => {
      await endAll();
      await database.close();
      await urls.drop();
      rmSync(keysFolder, { recursive: true, force: true });
      files.remove();
    },
  };
}
