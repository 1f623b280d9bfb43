import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

interface Wanted {
  /** Folders that it begins as, the newest first. They stay as they are. */
  layers: readonly string[];
  /** What it changes lies here, as a layer for the next one. */
  changes: string;
  /** Whether it has a network of its own, in which nobody else is. */
  isAlone: boolean;
}

/** A machine of its own files, processes and network, which ends with this process. */
export interface Machine {
  /** The process of this machine that all of its own descend from. */
  pid: number;
  run(commands: string): void;
  read(path: string): Buffer;
  write(path: string, content: Buffer | string): void;
  /** The plug is pulled. */
  end(): Promise<void>;
}

export async function startMachine({ layers, changes, isAlone }: Wanted): Promise<Machine> {
  mkdirSync(changes, { recursive: true });
  const own = mkdtempSync(`${changes}-`);
  const [root, work] = [join(own, 'root'), join(own, 'work')];
  for (const folder of [root, work]) mkdirSync(folder);
  const inside = [
    ...(isAlone ? ['ip link set lo up'] : []),
    // A folder of a layer may be renamed, too.
    `mount -t overlay overlay -o lowerdir=${layers.join(':')},upperdir=${changes},workdir=${work},redirect_dir=on ${root}`,
    `mount -t proc proc ${root}/proc`,
    `mount --rbind /dev ${root}/dev`,
    // It buries the processes that nobody waits for, as the first one of a machine does.
    `exec chroot ${root} bash -c 'echo up; while :; do sleep 1000 & wait $!; done'`,
  ].join(' && ');
  const walls = ['--mount', '--pid', '--fork', '--kill-child', ...(isAlone ? ['--net'] : [])];
  const child = spawn('unshare', [...walls, 'bash', '-c', inside], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  await Promise.race([
    once(child.stdout, 'data'),
    ended.then(() => {
      throw new Error('The machine did not start.');
    }),
  ]);
  const [pid] = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').trim().split(' ').map(Number);
  if (!pid) throw new Error('The machine has no first process.');
  const into = ['--target', String(pid), '--mount', '--pid', '--net', '--root', '--wd'];
  return {
    pid,
    run(commands) {
      execFileSync('nsenter', [...into, 'bash', '-c', commands], { stdio: ['ignore', 'inherit', 'inherit'] });
    },
    read: (path) => execFileSync('nsenter', [...into, 'cat', path]),
    write(path, content) {
      const folder = dirname(path);
      execFileSync('nsenter', [...into, 'sh', '-c', `mkdir -p ${folder} && cat > ${path}`], { input: content });
    },
    async end() {
      child.kill('SIGKILL');
      await ended;
      rmSync(own, { recursive: true, force: true });
    },
  };
}

/** A cable between two machines; the first is 10.9.0.1 on it, the second 10.9.0.2. */
export function connectMachines(one: Machine, other: Machine): void {
  const ends = [one, other].map(({ pid }) => ['name', 'cable', 'netns', String(pid)]);
  execFileSync('ip', ['link', 'add', ...(ends[0] ?? []), 'type', 'veth', 'peer', ...(ends[1] ?? [])]);
  for (const [index, { pid }] of [one, other].entries())
    for (const words of [`address add 10.9.0.${index + 1}/24 dev cable`, 'link set cable up'])
      execFileSync('nsenter', ['--target', String(pid), '--net', 'ip', ...words.split(' ')]);
}
