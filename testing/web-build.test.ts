import { readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { addFiles, plantTree } from '../scripts/lib/fixture-tree.ts';
import { runNode } from '../scripts/lib/run.ts';
import { ensureBuild } from './web-build.ts';

let root: string;
let builds: number;
const build = () => {
  builds += 1;
  addFiles(root, { 'apps/web/build/server/index.js': `// ${builds}\n` });
};
beforeEach(() => {
  builds = 0;
  root = plantTree({
    'apps/web/app/root.tsx': 'export const one = 1;\n',
    'packages/contract/src/route.ts': 'export const route = 1;\n',
    'package-lock.json': '{}\n',
  });
  ensureBuild(root, build);
  expect(builds).toBe(1);
});
const again = () => {
  ensureBuild(root, build);
  return builds;
};

test('a build of the same sources is used as it is', () => {
  expect([again(), again()]).toEqual([1, 1]);
});

test.each(['apps/web/app/root.tsx', 'apps/web/vite/plugin.ts', 'packages/contract/src/route.ts', 'package-lock.json'])(
  'a newer %s is built',
  (file) => {
    addFiles(root, { [file]: 'export const two = 2;\n' });
    expect([again(), again()]).toEqual([2, 2]);
  },
);

test('a source that is older than the build and was not in it is built, and so is one that has gone', () => {
  addFiles(root, { 'apps/web/app/old.tsx': '' });
  utimesSync(join(root, 'apps/web/app/old.tsx'), 0, 0);
  expect(again()).toBe(2);
  rmSync(join(root, 'apps/web/app/old.tsx'));
  expect(again()).toBe(3);
});

test('tests, and what a build leaves behind, are no sources', () => {
  addFiles(root, {
    'apps/web/app/root.test.ts': '',
    'apps/web/.react-router/types/x.ts': '',
    'apps/web/build/x.js': '',
  });
  expect(again()).toBe(1);
});

test('a build that failed is made again', () => {
  addFiles(root, { 'apps/web/app/root.tsx': 'export const two = 2;\n' });
  const fail = () => {
    throw new Error('no build');
  };
  expect(() => ensureBuild(root, fail)).toThrow('no build');
  expect(again()).toBe(2);
});

test('several processes at once build once, though the first of them dies', async () => {
  addFiles(root, { 'apps/web/app/root.tsx': 'export const two = 2;\n' });
  writeFileSync(
    join(root, 'build.ts'),
    `import { appendFileSync, existsSync } from 'node:fs';
     import { ensureBuild } from '${new URL('web-build.ts', import.meta.url).href}';
     ensureBuild('${root}', () => {
       const isFirst = !existsSync('${root}/built');
       appendFileSync('${root}/built', isFirst ? 'died ' : 'built ');
       if (isFirst) process.kill(process.pid, 'SIGKILL');
     });`,
  );
  const outcomes = await Promise.all(
    Array.from({ length: 4 }, () => runNode(join(root, 'build.ts'), [], { cwd: root })),
  );
  expect(outcomes.filter(({ code }) => code === 0)).toHaveLength(3);
  expect(readFileSync(join(root, 'built'), 'utf8')).toBe('died built ');
});
