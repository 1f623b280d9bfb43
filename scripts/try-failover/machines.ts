import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  readlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../lib/project.ts';
import { freePort } from '../postgres/server.ts';

export type NodeName = 'a' | 'b' | 'c';

/** Debian's own user of PostgreSQL, as whom everything of the database runs. */
interface User {
  uid: number;
  gid: number;
}

function findUser(name: string): User {
  const idOf = (flag: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

/** Three machines are three addresses of this one, so that every port is the installation's. */
function chooseAddresses(): Record<NodeName, string> {
  const network = `127.${randomInt(1, 255)}.${randomInt(1, 255)}`;
  return { a: `${network}.11`, b: `${network}.12`, c: `${network}.13` };
}

export interface Place {
  folder: string;
  addresses: Record<NodeName, string>;
  /** Where the database that leads is found. */
  primaryPort: number;
  user: User;
}

export const folderOf = ({ folder }: Place, node: NodeName) => join(folder, node);

/** Outside any private folder, so that the user of PostgreSQL can pass. */
export async function createPlace(): Promise<Place> {
  const user = findUser('postgres');
  const place: Place = {
    folder: mkdtempSync('/var/tmp/kidney-failover-'),
    addresses: chooseAddresses(),
    primaryPort: await freePort(),
    user,
  };
  const { a, b, c } = place.addresses;
  const secrets = join(place.folder, 'cluster');
  execFileSync(join(projectRoot, 'deploy/patroni/make-secrets'), [secrets, a, b, c]);
  const key = readFileSync(join(secrets, 'cluster.key'));
  for (const owner of ['etcd', 'postgres']) writeFileSync(join(secrets, `${owner}.key`), key, { mode: 0o400 });
  for (const folder of [place.folder, ...(['a', 'b', 'c'] as const).map((node) => folderOf(place, node))]) {
    mkdirSync(folder, { recursive: true });
    chmodSync(folder, 0o755);
    chownSync(folder, user.uid, user.gid);
  }
  execFileSync('chown', ['-R', `${user.uid}:${user.gid}`, secrets]);
  return place;
}

/** A file of deploy/patroni as an operator fills it in; every path lies in the folder of this run. */
export function settingsOf(place: Place, node: NodeName, file: string): string {
  const { folder, addresses, primaryPort } = place;
  const own = folderOf(place, node);
  return (
    readFileSync(join(projectRoot, 'deploy/patroni', file), 'utf8')
      // Whoever comes over the loopback comes from its first address.
      .replaceAll(/@[AB]@\/32/g, '127.0.0.1/32')
      .replaceAll('@NODE@', node)
      .replaceAll('@HERE@', addresses[node])
      .replaceAll(/@([ABC])@/g, (_, letter: string) => addresses[letter.toLowerCase() as NodeName])
      .replaceAll('@SITE@', 'failover')
      .replaceAll('/etc/kidney/cluster', join(folder, 'cluster'))
      .replaceAll('/var/lib/etcd/kidney', join(own, 'etcd'))
      .replaceAll('/var/lib/postgresql/15/kidney', join(own, 'data'))
      .replaceAll('/var/lib/postgresql/kidney.pgpass', join(own, 'pgpass'))
      .replaceAll('/var/run/postgresql', own)
      .replaceAll(':5000', `:${primaryPort}`)
      // The archive has a trial of its own.
      .replaceAll(/archive_command: .*/g, "archive_command: 'true'")
      .replaceAll(/^ +(?:user|group) haproxy\n/gm, '')
  );
}

/** A file of `NAME=value` lines as systemd would hand it to a unit. */
export const environmentIn = (text: string): Record<string, string> =>
  Object.fromEntries([...text.matchAll(/^([A-Z_\d]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]));

/** A program of Debian that writes into a file of this run and is in nobody's way. */
export function startDaemon(
  place: Place,
  logName: string,
  [program, ...args]: readonly [string, ...string[]],
  env: Record<string, string> = {},
): ChildProcess {
  const log = openSync(join(place.folder, `${logName}.log`), 'a');
  const child = spawn(program, args, {
    ...place.user,
    cwd: '/',
    env: { PATH: process.env['PATH'], LANG: 'C.UTF-8', ...env },
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  child.once('error', (error) => console.error(`${logName}: ${error.message}`));
  return child;
}

export function workingFolderOf(pid: number): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined;
  }
}

/** A process and all that it has started. */
export function withChildren(pid: number): number[] {
  const { stdout } = spawnSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' });
  return [
    pid,
    ...stdout
      .split('\n')
      .filter(Boolean)
      .flatMap((line) => withChildren(Number(line))),
  ];
}

export function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids)
    try {
      process.kill(pid, signal);
    } catch (error) {
      // It went by itself.
      if ((error as { code?: string }).code !== 'ESRCH') throw error;
    }
}
