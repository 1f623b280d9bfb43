import { sitePages } from '@kidney/contract/content/link-checks/site-addresses.paths.ts';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createTestFolder } from '../testing/folder.ts';
import { startSiteProcess } from '../testing/process.ts';
import { ensureWebBuild } from '../testing/web-build.ts';
import { projectRoot } from './lib/project.ts';
import { run } from './lib/run.ts';
import { forbiddenLicences } from './release/bill-of-materials.ts';
import { makeRelease, type Release } from './release/make-release.ts';

const place = createTestFolder();
let release: Release;
let files: string[];
const programs = () => ({ folder: release.folder, node: join(release.folder, 'runtime/node') });

beforeAll(() => {
  ensureWebBuild();
  release = makeRelease(projectRoot, place.path);
  files = readdirSync(release.folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(release.folder.length + 1))
    // Links to what is listed under its own name.
    .filter((file) => !file.startsWith('node_modules/@kidney/'));
});
afterAll(() => place.remove());

describe('a release', () => {
  it('D-OPS-08 is at most 230 MB, and holds no test and nothing that only building needs', () => {
    const bytes = files.reduce((sum, file) => sum + statSync(join(release.folder, file)).size, 0);
    expect(Math.round(bytes / 1024 ** 2)).toBeLessThanOrEqual(230);
    expect(files.filter((file) => /\.test\.tsx?$|\.d\.ts$|\.map$|(^|\/)\.env|\.tsx$/.test(file))).toEqual([]);
    for (const needed of ['runtime/node', 'apps/server/src/cli.ts', 'packs/ulsan/site.json', 'CHANGELOG.md', 'LICENSE'])
      expect(files).toContain(needed);
  });

  it('D-OPS-08 D-OPS-10 names every package of others in it, with its licence and the hash of the lock', () => {
    const { components } = JSON.parse(readFileSync(join(release.folder, 'sbom.json'), 'utf8')) as {
      components: { name: string; version: string; licenses: unknown[]; hashes: unknown[] }[];
    };
    const called = (manifest: string) => {
      const { name, version } = JSON.parse(readFileSync(manifest, 'utf8')) as { name: string; version: string };
      return `${name} ${version}`;
    };
    const held = files
      .filter((file) => /(^|\/)node_modules\/(@[^/]+\/)?[^/]+\/package\.json$/.test(file))
      .map((file) => called(join(release.folder, file)));
    // The build holds its files.
    const font = called(join(projectRoot, 'node_modules/pretendard-gov/package.json'));
    expect(files.some((file) => file.startsWith('apps/web/build/client/assets/PretendardGOV'))).toBe(true);
    held.push(`node ${process.versions.node}`, font);
    expect(components.map(({ name, version }) => `${name} ${version}`).toSorted()).toEqual(held.toSorted());
    expect(held.length).toBeGreaterThan(200);
    expect(components.filter(({ hashes }) => hashes.length === 0).map(({ name }) => name)).toEqual([]);
    const licences = readFileSync(join(release.folder, 'licences.txt'), 'utf8');
    const texts = new Map(
      licences
        .split(/^=== /m)
        .slice(1)
        .map((section) => [section.slice(0, section.indexOf(' (')), section.slice(section.indexOf('\n')).trim()]),
    );
    for (const { name, version } of components) expect(texts.get(`${name} ${version}`), name).toMatch(/\S/);
    expect(texts.get(font)).toContain('SIL OPEN FONT LICENSE');
  });

  it('D-OPS-10 hands on nothing that may not be handed on', () => {
    const other = { name: 'other', version: '1.0.0', licence: 'GPL-3.0', path: '' };
    expect(forbiddenLicences([other, { ...other, licence: '' }, { ...other, licence: 'MIT' }])).toEqual([
      'other 1.0.0: GPL-3.0',
      'other 1.0.0: no licence',
    ]);
  });

  it('D-OPS-08 finds all that its programs import, with its own Node', async () => {
    const programFiles = files.filter(
      (file) =>
        /^(apps\/(api|server)|packages\/contract)\/.*\.ts$/.test(file) &&
        !/\/(server|worker|start|cli|encrypt-worker)\.ts$/.test(file),
    );
    expect(programFiles.length).toBeGreaterThan(500);
    const script = `for (const file of ${JSON.stringify(programFiles)}) await import(process.cwd() + '/' + file);`;
    const { code, output } = await run({
      command: programs().node,
      args: ['--input-type=module', '--eval', script],
      cwd: release.folder,
    });
    expect([code, output]).toEqual([0, '']);
  });

  it('D-OPS-10 says its version and what it was made from', async () => {
    const { node: command, folder: cwd } = programs();
    const { stdout } = await run({ command, args: ['apps/server/src/cli.ts', 'version'], cwd });
    const [named, node] = stdout.split('\n');
    expect(named).toMatch(
      new RegExp(`^Release ${RegExp.escape(release.version)} \\(commit [0-9a-f]{40}( with changes)?\\)$`),
    );
    expect(node).toBe(`Node ${process.versions.node}`);
  });

  it('D-OPS-08 serves every page, draws pictures for messengers and the pages of a newsletter', async () => {
    await using site = await startSiteProcess(inject('adminUrl'), {}, programs());
    await site.startWorker();
    for (const path of sitePages) expect([path, (await fetch(site.origin + path)).status]).toEqual([path, 200]);
    const home = await (await fetch(site.origin)).text();
    const [, picture = ''] = /<meta property="og:image" content="([^"]+)"/.exec(home) ?? [];
    const drawn = await fetch(picture);
    expect([drawn.status, drawn.headers.get('content-type')]).toEqual([200, 'image/png']);
    const pageOfIssue = async () =>
      /<img[^>]+src="(\/files\/[^"]+)"/.exec(
        await (await fetch(`${site.origin}/community/newsletter/1/1`)).text(),
      )?.[1];
    await expect.poll(pageOfIssue, { timeout: 60_000 }).toBeDefined();
    expect((await fetch(site.origin + (await pageOfIssue()))).status).toBe(200);
  });
});
