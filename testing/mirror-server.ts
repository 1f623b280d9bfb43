import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../scripts/postgres/server.ts';
import { createTestFolder } from './folder.ts';

export interface MirrorServer extends AsyncDisposable {
  origin: string;
  port: number;
}

const installed = readFileSync(new URL('../deploy/nginx/mirror.conf', import.meta.url), 'utf8');

/** nginx with the settings of an installation, for the mirror in this folder. */
export async function startMirrorServer(mirror: string): Promise<MirrorServer> {
  const port = await freePort();
  const folder = createTestFolder();
  const settings = installed.replace(':3180', `:${port}`).replace('/var/lib/kidney/mirror', mirror);
  const rooms = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (of) => `${of}_temp_path ${folder.path}/${of};`,
  );
  const file = join(folder.path, 'nginx.conf');
  writeFileSync(
    file,
    `daemon off; master_process off; pid ${folder.path}/pid; error_log stderr warn; events {} http { ${rooms.join(' ')} ${settings} }`,
  );
  const child = spawn('/usr/sbin/nginx', ['-c', file], { stdio: ['ignore', 'ignore', 'inherit'] });
  const origin = `http://127.0.0.1:${port}`;
  await once(child, 'spawn');
  while ((await fetch(`${origin}/live`).catch(() => null)) === null) {
    if (child.exitCode !== null) throw new Error('nginx did not start');
    await delay(50);
  }
  return {
    origin,
    port,
    [Symbol.asyncDispose]: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      folder.remove();
    },
  };
}
