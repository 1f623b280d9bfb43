import { readFileSync } from 'node:fs';

const microsecondsPerTick = 10_000;

/** The numbers of a process after its name, which may hold anything. */
function statOf(pid: number): number[] {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
}

const parentOf = (pid: number) => statOf(pid)[1] as number;

function childrenOf(pid: number): number[] {
  const words = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ');
  return words.filter(Boolean).map(Number);
}

function ticksOf(pid: number, withEnded: boolean): number {
  const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = statOf(pid).slice(11, 15);
  return user + system + (withEnded ? endedUser + endedSystem : 0);
}

/** A child that ends in between is asked nothing: its parent, which is asked after it, has its time. */
function ticksWhileAlive(pid: number): number {
  try {
    return ticksOf(pid, false);
  } catch (error) {
    if (['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) return 0;
    throw error;
  }
}

/** Processor time that a process has used so far, with its children, those that have ended too; in microseconds. */
export function processorTime(pid: number): number {
  const alive = childrenOf(pid).reduce((ticks, child) => ticks + ticksWhileAlive(child), 0);
  return (ticksOf(pid, true) + alive) * microsecondsPerTick;
}

/** The server's first process, from one of its sessions. */
export const postgresOf = (backendPid: number) => parentOf(backendPid);
