import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { projectRoot } from './lib/project.ts';
import { listRepositoryFiles } from './lib/repository-files.ts';
import { run } from './lib/run.ts';

const own = '@kidney';

/** All of the project, with the packages of this one and the folders of its own. */
async function copyOfProject(): Promise<string> {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'new-kind-')));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const file of await listRepositoryFiles(projectRoot)) {
    if (!existsSync(join(projectRoot, file))) continue;
    mkdirSync(dirname(join(root, file)), { recursive: true });
    cpSync(join(projectRoot, file), join(root, file));
  }
  const packages = join(projectRoot, 'node_modules');
  mkdirSync(join(root, 'node_modules'));
  for (const name of readdirSync(packages).filter((each) => each !== own))
    symlinkSync(join(packages, name), join(root, 'node_modules', name));
  cpSync(join(packages, own), join(root, 'node_modules', own), { recursive: true, verbatimSymlinks: true });
  return root;
}

const minutes = 60_000;

test(
  'D-CNT-01 a kind of content that was just made has its types, builds, and passes the test that came with it',
  { timeout: 10 * minutes },
  async () => {
    const cwd = await copyOfProject();
    const npm = async (...args: string[]) => {
      const { code, output } = await run({ command: 'npm', args, cwd, timeout: 9 * minutes });
      expect(code, `npm ${args.join(' ')}:\n${output.slice(-4_000)}`).toBe(0);
      return output;
    };
    const said = await npm('run', 'new', '--', 'content', 'quick-links', '--word', '바로가기');
    const written = [...said.matchAll(/^ {2}\S*quick-link\S*$/gm)].map(([path]) => path.trim());
    expect(written).toHaveLength(12);

    const again = await run({ command: 'npm', args: ['run', 'new', '--', 'content', 'quick-links'], cwd });
    expect([again.code, again.output]).toEqual([1, expect.stringContaining('is there already')]);

    await npm('exec', '--workspace', `${own}/web`, '--', 'react-router', 'typegen');
    await npm(
      'exec',
      '--',
      'tsc',
      '-b',
      'tsconfig.check.json',
      'apps/server/tsconfig.check.json',
      'apps/web/tsconfig.check.json',
    );
    await npm('run', 'build');
    const tested = await npm('exec', '--', 'vitest', 'run', 'apps/api/src/content/quick-links');
    expect(tested).toMatch(/Tests +5 passed \(5\)/);
  },
);
