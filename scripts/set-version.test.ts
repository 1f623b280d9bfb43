import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { addFiles, plantTree, runScript } from './lib/fixture-tree.ts';

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
const others = { react: '0.1.0', '@kidney/contract': '0.1.0' };
const before = {
  'package.json': json({ name: 'site', version: '0.1.0', devDependencies: { pg: '0.1.0' } }),
  'apps/web/package.json': json({ name: '@kidney/web', version: '0.1.0', dependencies: others }),
  'package-lock.json': json({
    name: 'site',
    version: '0.1.0',
    packages: {
      '': { name: 'site', version: '0.1.0' },
      'apps/web': { version: '0.1.0', dependencies: others },
      'node_modules/react': { version: '0.1.0' },
    },
  }),
  'docs/how-to/install.md': 'Unpack `kidney-0.1.0.tar.zst`, then `/srv/kidney/releases/kidney-0.1.0/deploy/install`.\n',
  'deploy/container/compose.yml': 'image: localhost/kidney:0.1.0\n',
  'docs/how-to/upgrade.md': 'For example from kidney-0.1.0 to kidney-0.2.0.\n',
  'CHANGELOG.md': '# Changelog\n\n## Unreleased\n- One.\n',
};
const released = '# Changelog\n\n## Unreleased\n\n## 0.2.0 (2026-12-01)\n- Two.\n\n## 0.1.0 (2026-11-20)\n- One.\n';

function plant(files: Record<string, string> = {}) {
  const root = plantTree({ ...before, ...files });
  execFileSync('git', ['init', '--quiet'], { cwd: root });
  return {
    root,
    read: (file: string) => readFileSync(join(root, file), 'utf8'),
    guard: () => runScript('guards/one-version.ts', root),
    set: (version: string) => runScript('set-version.ts', version, root),
  };
}

test('D-OPS-10 set-version writes one version into everything that names ours, and into nothing else', async () => {
  const tree = plant();
  expect(await tree.guard()).toMatchObject({ code: 0, stdout: 'one version: ok\n' });
  addFiles(tree.root, { 'CHANGELOG.md': released });
  expect((await tree.guard()).output).toContain('CHANGELOG.md tells of 0.2.0, and this is 0.1.0');
  expect(await tree.set('0.2.0')).toMatchObject({ code: 0, stdout: expect.stringContaining('This is 0.2.0.') });
  const taken = { react: '0.1.0', '@kidney/contract': '0.2.0' };
  expect(JSON.parse(tree.read('apps/web/package.json'))).toMatchObject({ version: '0.2.0', dependencies: taken });
  expect(JSON.parse(tree.read('package.json'))).toMatchObject({ version: '0.2.0', devDependencies: { pg: '0.1.0' } });
  expect(JSON.parse(tree.read('package-lock.json'))).toEqual({
    name: 'site',
    version: '0.2.0',
    packages: {
      '': { name: 'site', version: '0.2.0' },
      'apps/web': { version: '0.2.0', dependencies: taken },
      'node_modules/react': { version: '0.1.0' },
    },
  });
  expect(tree.read('docs/how-to/install.md')).toBe(before['docs/how-to/install.md'].replaceAll('0.1.0', '0.2.0'));
  expect(tree.read('deploy/container/compose.yml')).toBe('image: localhost/kidney:0.2.0\n');
  expect(tree.read('docs/how-to/upgrade.md')).toBe(before['docs/how-to/upgrade.md']);
  expect(await tree.guard()).toMatchObject({ code: 0 });
});

test.each([
  ['no version', 'next', released],
  ['a version without a section', '0.3.0', released],
  ['one that is not the newest', '0.1.0', released],
  ['a section without a day', '0.2.0', released.replace(' (2026-12-01)', '')],
  ['a section without lines', '0.2.0', released.replace('- Two.\n', '')],
])('D-OPS-10 set-version refuses %s', async (_, version, changelog) => {
  const tree = plant({ 'CHANGELOG.md': changelog });
  expect(await tree.set(version)).toMatchObject({ code: 1 });
  expect(tree.read('package.json')).toBe(before['package.json']);
});

test.each<[string, Record<string, string>]>([
  ['apps/web/package.json', { 'apps/web/package.json': json({ version: '0.1.1' }) }],
  [
    'apps/web/package.json',
    { 'apps/web/package.json': before['apps/web/package.json'].replace('/contract": "0.1', '/contract": "0.2') },
  ],
  ['package-lock.json', { 'package-lock.json': before['package-lock.json'].replace('0.1.0', '0.0.9') }],
  ['docs/ko/install.md', { 'docs/ko/install.md': '`kidney-0.1.9.tar.zst`\n' }],
  ['CHANGELOG.md', { 'CHANGELOG.md': released }],
  ['CHANGELOG.md', { 'CHANGELOG.md': '# Changelog\n\n## 0.1.0\n- One.\n' }],
  ['CHANGELOG.md', { 'CHANGELOG.md': '# Changelog\n\n## 0.1.0 (2026-11-20)\n- One.\n\n## Unreleased\n- Two.\n' }],
])('D-OPS-10 the check fails where %s names another version', async (file, files) => {
  const { code, output } = await plant(files).guard();
  expect(code).toBe(1);
  expect(output).toContain(`one version: ${file}`);
  expect(output.trim().split('\n')).toHaveLength(1);
});
