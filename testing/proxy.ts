import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../scripts/postgres/server.ts';
import { createTestFolder } from './folder.ts';

export interface TestProxy extends AsyncDisposable {
  origin: string;
  port: number;
  /** Everything it has written so far. */
  lines: string[];
}

const installed = readFileSync(new URL('../deploy/haproxy/haproxy.cfg', import.meta.url), 'utf8');

/** Where Varnish listens, and where it finds the site: HAProxy's inner door. */
export interface SharedPorts {
  varnish: number;
  behind: number;
}

/** HAProxy with the settings of an installation, in front of two processes and a mirror; without TLS, which needs a name. */
export async function startProxy(
  ports: readonly [number, number],
  { shared, mirror }: { shared?: SharedPorts; mirror?: number } = {},
): Promise<TestProxy> {
  const port = await freePort();
  const withShared = shared
    ? installed
        .replaceAll(/^#shared/gm, '')
        .replaceAll(':6081', `:${shared.varnish}`)
        .replaceAll(':6083', `:${shared.behind}`)
    : installed;
  const settings = withShared
    .replace(/bind :::80 .*/, `bind 127.0.0.1:${port}`)
    .replaceAll(/^ +(?:bind :::443|http-request redirect scheme|user |group ).*\n/gm, '')
    .replaceAll(':3101', `:${ports[0]}`)
    .replaceAll(':3102', `:${ports[1]}`)
    .replaceAll(':3180', `:${mirror ?? (await freePort())}`);
  const folder = createTestFolder();
  const file = join(folder.path, 'haproxy.cfg');
  writeFileSync(file, settings);
  const child = spawn('/usr/sbin/haproxy', ['-db', '-f', file], { stdio: ['ignore', 'pipe', 'inherit'] });
  const lines: string[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => lines.push(line));
  const origin = `http://127.0.0.1:${port}`;
  await once(child, 'spawn');
  while ((await fetch(`${origin}/live`).catch(() => null)) === null) {
    if (child.exitCode !== null) throw new Error('haproxy did not start');
    await delay(50);
  }
  return {
    origin,
    port,
    lines,
    [Symbol.asyncDispose]: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      folder.remove();
    },
  };
}
