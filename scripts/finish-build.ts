import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { leanManifest } from './lib/lean-manifest.ts';
import { projectRoot } from './lib/project.ts';

const folder = join(projectRoot, 'apps/web/build/client');
const worthIt = /\.(css|js|json|svg|txt|webmanifest|xml)$/;
/** Below this the headers weigh more than what is saved. */
const smallest = 512;

const routesManifest = /^manifest-[^.]+\.js$/;

const run = promisify(execFile);
const toGzipHere = promisify(gzip);
const toBrotli = promisify(brotliCompress);

/** Node's own packs for speed; the old program makes a small file one or two parts in a hundred smaller. */
async function toGzip(path: string, body: Buffer): Promise<Buffer> {
  try {
    const { stdout } = await run('gzip', ['-9nc', path], { encoding: 'buffer', maxBuffer: body.length + 1_024 });
    return stdout;
  } catch {
    return toGzipHere(body, { level: 9 });
  }
}

async function compress(path: string): Promise<void> {
  const body = readFileSync(path);
  if (body.length < smallest) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  const [zipped, brotli] = await Promise.all([toGzip(path, body), toBrotli(body, { params })]);
  writeFileSync(`${path}.gz`, zipped);
  writeFileSync(`${path}.br`, brotli);
}

const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
  (entry) => entry.isFile() && worthIt.test(entry.name),
);
const pathOf = (entry: (typeof files)[number]) => join(entry.parentPath, entry.name);
const manifests = files.filter(({ name }) => routesManifest.test(name)).map(pathOf);
if (manifests.length !== 1) throw new Error(`one manifest of routes was expected, not ${manifests.length}`);
for (const path of manifests) writeFileSync(path, leanManifest(readFileSync(path, 'utf8')));
await Promise.all(files.map((entry) => compress(pathOf(entry))));
console.log(`precompressed ${files.length} files`);
