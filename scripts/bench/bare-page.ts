import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProgram } from '../lib/built-site.ts';
import { freePort } from '../postgres/server.ts';
import type { BarePage } from './bare-server.ts';

const contentHeaders = ['content-type', 'content-encoding', 'cache-control', 'vary', 'etag'];

/** The page as it goes over the wire, not unpacked. */
function fetchPage(url: string): Promise<BarePage> {
  return new Promise((resolve, reject) => {
    const request = get(url, { headers: { 'accept-encoding': 'gzip' } }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.once('end', () => {
        const headers = contentHeaders.map((name) => [name, String(answer.headers[name])]);
        resolve({ headers: Object.fromEntries(headers), body: Buffer.concat(chunks).toString('base64') });
      });
    });
    request.once('error', reject);
  });
}

/** A process that has nothing but the same pages at the same paths. */
export async function startBareServer(
  siteOrigin: string,
  paths: readonly string[],
): Promise<{ origin: string; stop(): Promise<void> }> {
  const pages: Record<string, BarePage> = {};
  for (const path of paths) pages[path] = await fetchPage(`${siteOrigin}${path}`);
  const folder = mkdtempSync(join(tmpdir(), 'kidney-bare-'));
  const file = join(folder, 'pages.json');
  writeFileSync(file, JSON.stringify(pages));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const env = { NODE_ENV: 'production', PORT: String(port), PAGES_FILE: file };
  const server = await startProgram('scripts/bench/bare-server.ts', env, `${origin}/live`);
  return {
    origin,
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
