import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestFolder } from '../../../testing/folder.ts';
import { run } from './cli/run.ts';
import { findKeptAssets, publishAssets, sweepAssets } from './kept-assets.ts';
import { serveStaticFiles } from './static-files.ts';

const folder = createTestFolder();
const kept = join(folder.path, 'kept');
const shared = 'frame-AAAAAAAA.js';
const day = 86_400_000;

/** A build with the files it names. */
function build(name: string, files: Record<string, string>): string {
  const assets = join(folder.path, name, 'assets');
  mkdirSync(assets, { recursive: true });
  for (const [file, text] of Object.entries({ [shared]: 'frame', ...files })) {
    writeFileSync(join(assets, file), text);
    writeFileSync(join(assets, `${file}.gz`), gzipSync(text));
  }
  return join(folder.path, name);
}

function serve(built: string): FastifyInstance {
  const app = Fastify();
  publishAssets(join(built, 'assets'), kept);
  serveStaticFiles(app, built, findKeptAssets(kept));
  return app;
}

afterAll(() => folder.remove());

describe('two releases side by side', () => {
  let older: FastifyInstance;
  let newer: FastifyInstance;
  beforeAll(() => {
    older = serve(build('older', { 'page-11111111.js': 'older' }));
    newer = serve(build('newer', { 'page-2222_-22.js': 'newer' }));
  });
  afterAll(() => Promise.all([older.close(), newer.close()]));

  test('D-OPS-07 each answers for the files of the other, as for its own', async () => {
    for (const app of [older, newer]) {
      for (const [name, text] of Object.entries({ 'page-11111111.js': 'older', 'page-2222_-22.js': 'newer' })) {
        const answer = await app.inject(`/assets/${name}`);
        expect([answer.statusCode, answer.body], name).toEqual([200, text]);
        expect(answer.headers).toMatchObject({
          'cache-control': 'public, max-age=31536000, immutable',
          'content-type': 'text/javascript; charset=utf-8',
        });
        const packed = await app.inject({ url: `/assets/${name}`, headers: { 'accept-encoding': 'gzip' } });
        expect([packed.headers['content-encoding'], packed.rawPayload]).toEqual(['gzip', gzipSync(text)]);
      }
    }
  });

  test.each([
    '/assets/unknown-AAAAAAAA.js',
    '/assets/page-11111111.js.gz',
    '/assets/builds',
    `/assets/..%2fkept%2fpage-11111111.js`,
    `/assets/builds%2f..%2fpage-11111111.js`,
    '/assets/%00',
  ])('D-OPS-07 %s is none of them', async (url) => {
    const answer = await newer.inject(url);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, 'no-store']);
  });

  test('D-OPS-07 without a folder a process answers for its own', async () => {
    await using app = Fastify();
    serveStaticFiles(app, join(folder.path, 'older'), findKeptAssets(join(folder.path, 'never')));
    expect((await app.inject('/assets/page-11111111.js')).statusCode).toBe(200);
    expect((await app.inject('/assets/page-2222_-22.js')).statusCode).toBe(404);
  });
});

test('D-OPS-07 what no recent build names goes after a month, and what another one still names stays', async () => {
  const place = join(folder.path, 'swept');
  const made = (name: string, age: number) => {
    publishAssets(join(build(name, { [`page-${name}.js`]: name }), 'assets'), place);
    const then = new Date(Date.now() - age * day);
    for (const file of [...readdirSync(place), ...readdirSync(join(place, 'builds')).map((each) => `builds/${each}`)])
      if (file.includes(name) || age > 40) utimesSync(join(place, file), then, then);
  };
  made('00000050', 50);
  made('00000041', 41);
  made('00000001', 1);
  writeFileSync(join(place, 'half-00000000.js.7.part'), '');
  const sweep = (builds: number) => {
    const gone = sweepAssets(place, { builds, days: 30, now: new Date() });
    return [gone, readdirSync(place).filter((name) => name.endsWith('.js'))];
  };
  expect(sweep(3)).toEqual([0, [shared, 'page-00000001.js', 'page-00000041.js', 'page-00000050.js']]);
  expect(sweep(1)).toEqual([4, [shared, 'page-00000001.js']]);

  const said: string[] = [];
  await run(['sweep-assets'], { env: { ASSETS_DIR: place }, say: (line) => said.push(line) });
  expect(said).toEqual(['Removed: 0 files of earlier builds.']);
});
