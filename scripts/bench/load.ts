import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../lib/project.ts';
import { run, runNode } from '../lib/run.ts';

const require = createRequire(import.meta.url);
const autocannon = require.resolve('autocannon');
const pgbenchPlaces = [18, 17, 16, 15].map((version) => `/usr/lib/postgresql/${version}/bin/pgbench`);

interface AutocannonAnswer {
  requests: { total: number };
  duration: number;
  errors: number;
  non2xx: number;
}

export interface HttpLoad {
  url: string;
  headers?: Record<string, string>;
  connections: number;
  seconds: number;
}

/** Requests a second, from a process of its own. A single refused request spoils the figure, and therefore ends the run. */
export async function httpRate({ url, headers = {}, connections, seconds }: HttpLoad): Promise<number> {
  const flags = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}=${value}`]);
  const args = ['-j', '-n', '-c', String(connections), '-d', String(seconds), ...flags, url];
  const { code, stdout, output } = await runNode(autocannon, args, { cwd: projectRoot });
  if (code !== 0) throw new Error(`autocannon failed:\n${output}`);
  const answer = JSON.parse(stdout) as AutocannonAnswer;
  if (answer.errors + answer.non2xx > 0) throw new Error(`${url}: ${answer.errors} errors, ${answer.non2xx} not 2xx`);
  return answer.requests.total / answer.duration;
}

export const findPgbench = () => pgbenchPlaces.find((place) => existsSync(place));

export interface SqlLoad {
  pgbench: string;
  databaseUrl: string;
  sql: string;
  connections: number;
  seconds: number;
}

/** Statements a second, prepared, on the same PostgreSQL. */
export async function sqlRate({ pgbench, databaseUrl, sql, connections, seconds }: SqlLoad): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'kidney-bench-'));
  try {
    const script = join(folder, 'statement.sql');
    writeFileSync(script, `${sql};\n`);
    const args = ['-n', '-M', 'prepared', '-c', String(connections), '-j', '1', '-T', String(seconds), '-f', script];
    const { code, stdout, output } = await run({ command: pgbench, args: [...args, databaseUrl], cwd: folder });
    const rate = /tps = ([\d.]+)/.exec(stdout)?.[1];
    if (code !== 0 || !rate) throw new Error(`pgbench failed:\n${output}`);
    return Number(rate);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
