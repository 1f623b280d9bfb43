import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createSigningKeys } from '@kidney/api/office/accounts/index.ts';
import { openDatabase } from '@kidney/api/platform/database.ts';
import { createLog } from '@kidney/api/platform/log.ts';
import { seedContent, seedNewsletters } from '@kidney/api/seed.ts';
import { createTestDatabase, startTestPostgres } from '../../testing/database.ts';
import { ensureWebBuild } from '../../testing/web-build.ts';
import { freePort } from '../postgres/server.ts';
import { projectRoot } from './project.ts';

export interface BuiltSite {
  origin: string;
  databaseUrl: string;
  /** Where it keeps uploads. */
  filesFolder: string;
  keysFolder: string;
  pid: number;
  stop(): Promise<void>;
}

/** Starts a Node program of ours and waits until its address answers. */
export async function startProgram(
  file: string,
  env: Record<string, string>,
  probe: string,
): Promise<{ pid: number; stop(): Promise<void> }> {
  const child: ChildProcess = spawn(process.execPath, [join(projectRoot, file)], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const answers = () =>
    fetch(probe).then(
      ({ ok }) => ok,
      () => false,
    );
  for (let tries = 0; !(await answers()); tries += 1) {
    if (child.exitCode !== null || tries > 600) throw new Error(`${file} did not start`);
    await delay(100);
  }
  return {
    pid: child.pid as number,
    stop: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** The site is asked by one address, and for as much as it can give. */
const unlimited = { GATE_PER_SECOND: '0', LANE_PERCENT: '100' };

/** The built site as in production, on a PostgreSQL of its own with the sample content. */
export async function startBuiltSite(settings: Record<string, string> = unlimited): Promise<BuiltSite> {
  ensureWebBuild();
  const cleanUp = new AsyncDisposableStack();
  try {
    const postgres = await startTestPostgres();
    cleanUp.defer(() => postgres.stop());
    const { appUrl } = await createTestDatabase(postgres.adminUrl);
    const database = openDatabase({ url: appUrl, readPool: 1, writePool: 1, log: createLog('silent') });
    const folder = mkdtempSync(join(tmpdir(), 'kidney-site-'));
    cleanUp.defer(() => rmSync(folder, { recursive: true, force: true }));
    const filesFolder = join(folder, 'files');
    await seedContent(database);
    await seedNewsletters(database, { FILES_DIR: filesFolder });
    await database.close();

    const keysFolder = join(folder, 'keys');
    await createSigningKeys(keysFolder);
    const port = await freePort();
    const origin = `http://localhost:${port}`;
    const env = {
      NODE_ENV: 'production',
      PORT: String(port),
      PUBLIC_ORIGIN: origin,
      DATABASE_URL: appUrl,
      KEYS_DIR: keysFolder,
      FILES_DIR: filesFolder,
      TRUSTED_PROXIES: '0',
      LOG_LEVEL: 'error',
      ...settings,
    };
    const server = await startProgram('apps/server/src/server.ts', env, `${origin}/ready`);
    cleanUp.defer(() => server.stop());
    return {
      origin,
      databaseUrl: appUrl,
      filesFolder,
      keysFolder,
      pid: server.pid,
      stop: () => cleanUp.disposeAsync(),
    };
  } catch (error) {
    await cleanUp.disposeAsync();
    throw error;
  }
}
