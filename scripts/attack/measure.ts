import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { projectRoot } from '../lib/project.ts';
import { runNode } from '../lib/run.ts';
import type { StaffSession } from '../lib/staff-session.ts';
import type { Kind } from './kinds.ts';

export interface Probe {
  origin: string;
  seconds: number;
  pages: readonly string[];
  staff: StaffSession;
}

export interface Seen {
  /** Milliseconds of what was answered as it should be. */
  times: number[];
  failed: number;
}

export interface Attack {
  kind: Kind;
  connections: number;
  addresses: number;
}

const fileOf = (name: string) => fileURLToPath(new URL(name, import.meta.url));

async function output(name: string, args: string[]): Promise<string> {
  const { code, stdout, output: all } = await runNode(fileOf(name), args, { cwd: projectRoot });
  if (code !== 0) throw new Error(`${name} failed:\n${all}`);
  return stdout;
}

export const probe = async (of: Probe): Promise<{ visitor: Seen; office: Seen }> =>
  JSON.parse(await output('prober.ts', [JSON.stringify(of)])) as { visitor: Seen; office: Seen };

/** How often each status was answered. */
export const attack = async (origin: string, { kind, connections, addresses }: Attack, seconds: number) => {
  const args = [origin, kind, String(connections), String(addresses), String(seconds)];
  return JSON.parse(await output('attacker.ts', args)) as Record<string, number>;
};

export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? NaN;
}

/** Memory that a process holds, in megabytes. */
export function megabytesOf(pid: number): number {
  const [, kilobytes = NaN] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1_024;
}
