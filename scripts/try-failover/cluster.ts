import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { run } from '../lib/run.ts';
import {
  environmentIn,
  folderOf,
  settingsOf,
  signalAll,
  startDaemon,
  withChildren,
  workingFolderOf,
  type NodeName,
  type Place,
} from './machines.ts';

export type DatabaseNode = 'a' | 'b';

export interface Roles {
  leader: DatabaseNode;
  standby: DatabaseNode;
}

export interface Cluster {
  /** Fulfilled when one leads and the other has everything that is confirmed. */
  bothWell(): Promise<Roles>;
  switchOver(roles: Roles): Promise<void>;
  /** As a power cut: Patroni, PostgreSQL and all that it has started. */
  kill(node: DatabaseNode): Promise<void>;
  /** As a machine that no longer answers and was never switched off. */
  freeze(node: DatabaseNode): void;
  thaw(node: DatabaseNode): void;
  start(node: DatabaseNode): void;
  killVote(node: NodeName): Promise<void>;
  startVote(node: NodeName): void;
}

interface Member {
  name: string;
  role: string;
  state: string;
}

const patience = 60_000;

const isRunning = ({ exitCode, signalCode }: ChildProcess) => exitCode === null && signalCode === null;

async function ended(child: ChildProcess): Promise<void> {
  if (isRunning(child)) await once(child, 'exit');
}

/** Asks until the answer is something; a minute is longer than any of it may take. */
export async function until<Value>(what: string, ask: () => Promise<Value | undefined>): Promise<Value> {
  const deadline = performance.now() + patience;
  for (;;) {
    let cause: unknown;
    const value = await ask().catch((error: unknown) => void (cause = error));
    if (value !== undefined) return value;
    if (performance.now() > deadline) throw new Error(`not within ${patience / 1_000} s: ${what}`, { cause });
    await delay(200);
  }
}

/** Three etcd and two Patroni, by the files of deploy/patroni. */
export async function startCluster(place: Place, cleanUp: AsyncDisposableStack): Promise<Cluster> {
  const { addresses, folder } = place;
  const passwords = environmentIn(readFileSync(join(folder, 'cluster/patroni.env'), 'utf8'));
  const votes = new Map<NodeName, ChildProcess>();
  const patronis = new Map<DatabaseNode, ChildProcess>();
  const settingsFile = (node: NodeName) => join(folderOf(place, node), 'patroni.yml');

  function startVote(node: NodeName): void {
    const env = environmentIn(settingsOf(place, node, 'etcd.env'));
    votes.set(node, startDaemon(place, `etcd-${node}`, ['/usr/bin/etcd'], env));
  }
  function start(node: DatabaseNode): void {
    patronis.set(node, startDaemon(place, `patroni-${node}`, ['/usr/bin/patroni', settingsFile(node)], passwords));
  }
  function pidsOf(node: DatabaseNode): number[] {
    const child = patronis.get(node);
    const patroni = child && isRunning(child) ? child.pid : undefined;
    const data = join(folderOf(place, node), 'data');
    const file = join(data, 'postmaster.pid');
    const noted = existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : undefined;
    // One that was killed leaves its number behind, which may be somebody else's by now.
    const postmaster = noted && workingFolderOf(noted) === data ? noted : undefined;
    return [patroni, postmaster].flatMap((pid) => (pid ? withChildren(pid) : []));
  }
  const ask = (node: DatabaseNode, path: string) =>
    fetch(`http://${addresses[node]}:8008${path}`, { signal: AbortSignal.timeout(10_000) });
  async function membersBy(node: DatabaseNode): Promise<Member[]> {
    const { members } = (await (await ask(node, '/cluster')).json()) as { members: Member[] };
    return members;
  }
  async function kill(node: DatabaseNode): Promise<void> {
    const child = patronis.get(node);
    signalAll(pidsOf(node), 'SIGKILL');
    if (child) await ended(child);
  }

  /** Patroni's own look at the file, before it runs: whether etcd answers and ports are free is a part of it. */
  async function check(node: DatabaseNode): Promise<void> {
    writeFileSync(settingsFile(node), settingsOf(place, node, 'patroni.yml'));
    const args = ['--validate-config', settingsFile(node)];
    const { code, output } = await run({ command: '/usr/bin/patroni', args, cwd: '/', env: passwords });
    if (code !== 0) throw new Error(output);
  }

  cleanUp.defer(async () => {
    for (const node of patronis.keys()) {
      signalAll(pidsOf(node), 'SIGCONT');
      await kill(node);
    }
    for (const child of votes.values()) {
      child.kill('SIGKILL');
      await ended(child);
    }
  });
  for (const node of ['a', 'b', 'c'] as const) startVote(node);
  for (const node of ['a', 'b'] as const) await until('Patroni takes its settings', () => check(node).then(() => true));
  start('a');
  await until('the first machine leads', async () => ((await ask('a', '/primary')).ok ? true : undefined));
  start('b');

  return {
    bothWell: () =>
      until('one leads and the other has everything', async () => {
        const members = await Promise.any((['a', 'b'] as const).map(membersBy));
        const named = (role: string) =>
          members.find((each) => each.role === role && each.state === 'running')?.name as DatabaseNode | undefined;
        const [leader, standby] = [named('leader'), named('sync_standby')];
        return leader && standby && { leader, standby };
      }),
    switchOver: async ({ leader, standby }) => {
      const who = ['--leader', leader, '--candidate', standby, '--force'];
      const args = ['-c', settingsFile(leader), 'switchover', 'kidney', ...who];
      const { code, output } = await run({ command: '/usr/bin/patronictl', args, cwd: '/', env: passwords });
      if (code !== 0) throw new Error(output);
    },
    kill,
    freeze: (node) => signalAll(pidsOf(node), 'SIGSTOP'),
    thaw: (node) => signalAll(pidsOf(node), 'SIGCONT'),
    start,
    killVote: async (node) => {
      const child = votes.get(node) as ChildProcess;
      child.kill('SIGKILL');
      await ended(child);
    },
    startVote,
  };
}
