import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createSigningKeys } from '@kidney/api/office/accounts/index.ts';
import { sitePages } from '@kidney/contract/content/link-checks/site-addresses.paths.ts';
import { startProxy } from '../../testing/proxy.ts';
import { startProgram } from '../lib/built-site.ts';
import { projectRoot } from '../lib/project.ts';
import { run } from '../lib/run.ts';
import { freePort } from '../postgres/server.ts';
import { until, type DatabaseNode } from './cluster.ts';
import { folderOf, settingsOf, startDaemon, type Place } from './machines.ts';

/** What every connection of the product is told: by this machine's address alone, with the certificate of the three. */
function databaseUrl(place: Place, login: 'app' | 'owner'): string {
  const secrets = join(place.folder, 'cluster');
  const url = new URL(`postgres://127.0.0.1:${place.primaryPort}/kidney_failover`);
  url.username = `kidney_${login}_failover`;
  url.password = readFileSync(join(secrets, `${login}.password`), 'utf8').trim();
  // The certificate names the address that every machine has.
  url.search = new URLSearchParams({ sslmode: 'verify-full', sslrootcert: join(secrets, 'cluster.pem') }).toString();
  return url.href;
}

/** Roles and database, as the user postgres of the machine that leads. */
export function prepareDatabase(place: Place, leader: DatabaseNode): void {
  const program = join(projectRoot, 'deploy/patroni/prepare-database');
  execFileSync(program, ['failover', join(place.folder, 'cluster')], {
    ...place.user,
    cwd: '/',
    env: { PATH: process.env['PATH'], PGHOST: folderOf(place, leader) },
    stdio: 'inherit',
  });
}

/** What one machine has of these notices on its own disk. */
export function titlesOn(place: Place, node: DatabaseNode): string[] {
  const args = ['--quiet', '--tuples-only', '--no-align', '--dbname=kidney_failover'];
  const sql = "select title from posts where title like '쓰기 %'";
  return execFileSync('psql', [...args, '--command', sql], {
    ...place.user,
    cwd: '/',
    env: { PATH: process.env['PATH'], PGHOST: folderOf(place, node) },
    encoding: 'utf8',
  })
    .split('\n')
    .filter(Boolean);
}

/** Started again a second after it ended, as its unit says. */
function keepRunning(file: string, env: Record<string, string>) {
  let child: ChildProcess;
  let isOver = false;
  const seen = { starts: 0, working: 0 };
  const start = () => {
    seen.starts += 1;
    child = spawn(process.execPath, [join(projectRoot, file)], {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      if (text.includes('"msg":"working"')) seen.working += 1;
    });
    child.once('exit', () => {
      if (!isOver) setTimeout(() => isOver || start(), 1_000);
    });
  };
  start();
  return {
    seen,
    stop: async () => {
      isOver = true;
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

/** The product as on one of the two machines: HAProxy to the database, two processes, a worker, HAProxy at the door. */
export async function startProduct(place: Place, cleanUp: AsyncDisposableStack) {
  const primary = join(place.folder, 'primary.cfg');
  writeFileSync(primary, settingsOf(place, 'a', 'primary.cfg'));
  execFileSync('/usr/sbin/haproxy', ['-c', '-q', '-f', primary]);
  const toDatabase = startDaemon(place, 'primary', ['/usr/sbin/haproxy', '-db', '-f', primary]);
  cleanUp.defer(() => void toDatabase.kill('SIGKILL'));

  const folder = join(place.folder, 'site');
  const [keysFolder, pack] = [join(folder, 'keys'), join(folder, 'pack')];
  mkdirSync(folder);
  await createSigningKeys(keysFolder);
  const ports = [await freePort(), await freePort()] as const;
  const proxy = await startProxy(ports);
  cleanUp.use(proxy);
  const appUrl = databaseUrl(place, 'app');
  const env = {
    NODE_ENV: 'production',
    PUBLIC_ORIGIN: proxy.origin,
    DATABASE_URL: appUrl,
    KEYS_DIR: keysFolder,
    FILES_DIR: join(folder, 'files'),
    TRUSTED_PROXIES: '1',
    WARM_UP: 'on',
    // All visitors come from one address.
    GATE_PER_SECOND: '0',
    LANE_PERCENT: '100',
  };
  cpSync(join(projectRoot, 'packs/ulsan'), pack, { recursive: true });
  const packFile = join(pack, 'site.json');
  writeFileSync(packFile, readFileSync(packFile, 'utf8').replaceAll(/"\d+-000-0000"/g, '"02-0000-0001"'));
  const verb = async (...args: string[]) => {
    const owner = { ...env, DATABASE_OWNER_URL: databaseUrl(place, 'owner') };
    const cli = join(projectRoot, 'apps/server/src/cli.ts');
    const { code, output } = await run({
      command: process.execPath,
      args: [cli, ...args],
      cwd: projectRoot,
      env: owner,
    });
    if (code !== 0) throw new Error(`${args.join(' ')}: ${output}`);
  };
  await verb('migrate');
  await verb('init', pack);

  for (const port of ports) {
    const own = { ...env, HOST: '127.0.0.1', PORT: String(port), LOG_LEVEL: 'fatal' };
    const site = await startProgram('apps/server/src/server.ts', own, `http://127.0.0.1:${port}/ready`);
    cleanUp.defer(() => site.stop());
  }
  const worker = keepRunning('apps/server/src/worker.ts', { ...env, LOG_LEVEL: 'info' });
  cleanUp.defer(() => worker.stop());

  /** Every process has every page: what was never asked for cannot stand in. */
  for (const port of ports)
    for (const path of sitePages)
      await until(`${path} is kept`, async () => {
        const answer = await fetch(`http://127.0.0.1:${port}${path}`);
        await answer.arrayBuffer();
        return answer.headers.get('x-page') === 'hit' || undefined;
      });
  return { origin: proxy.origin, databaseUrl: appUrl, worker: worker.seen };
}
