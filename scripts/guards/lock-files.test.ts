import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { plantTree, runScript } from '../lib/fixture-tree.ts';
import { projectRoot } from '../lib/project.ts';
import { mayLackHash, withoutHash } from './lock-files.ts';

const integrity = `sha512-${'A'.repeat(86)}==`;
const sound = { version: '1.2.3', integrity };
const npmrc = 'ignore-scripts=true\nomit-lockfile-registry-resolved=true\n';

function guard(parts: Record<string, object>, settings = npmrc) {
  const packages = { '': { version: '0.1.0' }, 'apps/api': { version: '0.1.0' }, ...parts };
  const root = plantTree({
    'tools/one/package-lock.json': JSON.stringify({ lockfileVersion: 3, packages }),
    'tools/one/.npmrc': settings,
  });
  execFileSync('git', ['init', '--quiet'], { cwd: root });
  return runScript('guards/lock-files.ts', root);
}

test('D-OPS-10 lets parts with a version and a hash be, and links to our own', async () => {
  const parts = {
    'node_modules/one': sound,
    'node_modules/one/node_modules/@two/three': { ...sound, version: '1.0.0-beta.17' },
    'node_modules/@kidney/api': { resolved: 'apps/api', link: true },
    'node_modules/esbuild': { ...sound, hasInstallScript: true },
    'node_modules/@oxlint/binding-darwin-x64': { version: '1.93.0', optional: true, os: ['darwin'], cpu: ['x64'] },
  };
  expect(await guard(parts)).toMatchObject({ code: 0, stdout: 'lock files: ok\n' });
});

const ofMac = { version: '1.93.0', optional: true, os: ['darwin'], cpu: ['arm64'] };
test.each<[string, object, string]>([
  ['no hash', { version: '1.2.3' }, 'bad 1.2.3 has no sha512'],
  ['a weaker hash', { version: '1.2.3', integrity: 'sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=' }, 'has no sha512'],
  ['half a hash', { version: '1.2.3', integrity: 'sha512-AAAA' }, 'has no sha512'],
  ['a repository', { ...sound, resolved: 'git+https://host/a.git#1' }, 'names where it comes from: git+https'],
  ['a file', { ...sound, resolved: 'file:../a.tgz' }, 'names where it comes from: file:'],
  ['an open line', { ...sound, resolved: 'http://host/a.tgz' }, 'names where it comes from: http:'],
  ['one host', { ...sound, resolved: 'https://host/a.tgz' }, 'names where it comes from: https:'],
  ['no version', { integrity }, 'bad has no version of the registry'],
  ['a script', { ...sound, hasInstallScript: true }, 'bad 1.2.3 runs a script when it is installed'],
  ['a link elsewhere', { resolved: '../elsewhere', link: true }, 'is a link to no part of this repository'],
  ['a listed version under another name', ofMac, 'bad 1.93.0 has no sha512'],
])('D-OPS-10 fails on a part with %s', async (_, part, fault) => {
  const { code, output } = await guard({ 'node_modules/bad': part, 'node_modules/good': sound });
  expect(code).toBe(1);
  expect(output).toContain(`tools/one/package-lock.json: `);
  expect(output).toContain(fault);
  expect(output).not.toContain('good');
});

test.each([
  ['of a newer version', { ...ofMac, version: '1.94.0' }],
  ['that is always fetched', { ...ofMac, optional: false }],
  ['for the machine that the site runs on', { ...ofMac, os: ['linux'] }],
])('D-OPS-10 fails on a part of the listed ones without a hash %s', async (_, part) => {
  expect(await guard({ 'node_modules/@oxlint/binding': part })).toMatchObject({ code: 1 });
});

test('D-OPS-10 fails where npm may run scripts, and where there is no lock', async () => {
  const { code, output } = await guard({}, 'fund=false\n');
  expect(code).toBe(1);
  expect(output).toContain('tools/one/.npmrc does not say ignore-scripts=true');
  const root = plantTree({ 'a.txt': '' });
  execFileSync('git', ['init', '--quiet'], { cwd: root });
  expect(await runScript('guards/lock-files.ts', root)).toMatchObject({ code: 1 });
});

test('D-OPS-10 lists no version without a hash that has one by now', () => {
  const { packages } = JSON.parse(readFileSync(join(projectRoot, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { version?: string; integrity?: string }>;
  };
  const lacking = Object.entries(packages)
    .map(([path, part]) => ({ name: path.replace(/^.*node_modules\//, ''), part }))
    .filter(({ name, part }) => part.integrity === undefined && mayLackHash(name, part));
  for (const scope of Object.keys(withoutHash)) expect(lacking.map(({ name }) => name).join()).toContain(scope);
});
