import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { createTestFolder } from './folder.ts';
import type { SharedPorts } from './proxy.ts';

export interface TestVarnish extends AsyncDisposable {
  origin: string;
  stop(): Promise<void>;
}

const installed = readFileSync(new URL('../deploy/varnish/kidney.vcl', import.meta.url), 'utf8');
/** The room that its unit gives it. */
const room = readFileSync(new URL('../deploy/varnish/kidney.conf', import.meta.url), 'utf8').match(/-s \S+/g) ?? [];

/** Varnish with the settings of an installation, as the user who runs the test. */
export async function startVarnish({ varnish, behind }: SharedPorts): Promise<TestVarnish> {
  const folder = createTestFolder();
  const file = join(folder.path, 'kidney.vcl');
  writeFileSync(file, installed.replaceAll('"6083"', `"${behind}"`));
  const origin = `http://127.0.0.1:${varnish}`;
  const own = ['-j', 'none', '-n', join(folder.path, 'varnish'), '-T', 'none', '-F'];
  const child = spawn(
    '/usr/sbin/varnishd',
    [...own, '-a', `127.0.0.1:${varnish}`, '-f', file, ...room.flatMap((each) => each.split(' '))],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const said = text(child.stderr);
  const ended = once(child, 'close');
  while ((await fetch(`${origin}/live`).catch(() => null)) === null) {
    if (child.exitCode !== null) throw new Error(`varnishd did not start: ${await said}`);
    await delay(50);
  }
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return {
    origin,
    stop,
    [Symbol.asyncDispose]: async () => {
      await stop();
      folder.remove();
    },
  };
}
