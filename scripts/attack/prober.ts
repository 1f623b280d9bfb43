import { Agent, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { attackedHost } from './kinds.ts';
import type { Probe, Seen } from './measure.ts';

/** Started by scripts/attack.ts with one `Probe` in JSON. Asks as one visitor and one of the staff would, a little too often. */
const { origin, seconds, pages, staff } = JSON.parse(process.argv[2] ?? '') as Probe;
const port = Number(new URL(origin).port);
const until = performance.now() + seconds * 1_000;

function get(agent: Agent, path: string, headers: Record<string, string>): Promise<{ status: number; ms: number }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; ms: number }>();
  const started = performance.now();
  const sent = request({ host: attackedHost, port, path, headers: { host: new URL(origin).host, ...headers }, agent });
  sent.on('response', (answer) => {
    answer.resume();
    answer.on('end', () => resolve({ status: answer.statusCode ?? 0, ms: performance.now() - started }));
  });
  sent.on('error', reject);
  sent.end();
  return promise;
}

async function watch(localAddress: string, paths: readonly string[], headers: Record<string, string>, pause: number) {
  const agent = new Agent({ keepAlive: true, localAddress, maxSockets: 1 });
  const seen: Seen = { times: [], failed: 0 };
  for (let round = 0; performance.now() < until; round += 1) {
    const path = paths[round % paths.length] ?? '/';
    const { status, ms } = await get(agent, path, headers).catch(() => ({ status: 0, ms: NaN }));
    if (status === 200) seen.times.push(ms);
    else seen.failed += 1;
    await delay(pause);
  }
  agent.destroy();
  return seen;
}

const [visitor, office] = await Promise.all([
  watch('127.0.0.1', pages, { 'accept-encoding': 'gzip' }, 25),
  watch('127.0.0.2', ['/api/contents'], { ...staff }, 100),
]);
process.stdout.write(JSON.stringify({ visitor, office }));
