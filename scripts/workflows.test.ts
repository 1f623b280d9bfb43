import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from './lib/project.ts';

const workflows = globSync('.github/workflows/*.yml', { cwd: projectRoot });
const valuesOf = (file: string, key: string) =>
  [...readFileSync(join(projectRoot, file), 'utf8').matchAll(new RegExp(`^ *- ${key}: (.+)$`, 'gm'))].map(
    ([, value = '']) => value,
  );

test.each(workflows)('D-OPS-10 %s takes actions by their commit, and leaves the work to our own scripts', (file) => {
  const actions = valuesOf(file, 'uses');
  expect(actions.filter((action) => !/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v[\d.]+$/.test(action))).toEqual([]);
  const own = ['.ci/run', 'npm run full'];
  expect(valuesOf(file, 'run').filter((command) => !own.includes(command) && !command.startsWith('apt-get '))).toEqual(
    [],
  );
  expect(valuesOf(file, 'run')).toContain('.ci/run');
  expect(actions.length).toBeGreaterThan(0);
});

test('D-OPS-10 new versions are proposed when they are a week old, and merged by a person', () => {
  const { minimumReleaseAge, automerge, packageRules } = JSON.parse(
    readFileSync(join(projectRoot, 'renovate.json'), 'utf8'),
  ) as { minimumReleaseAge: string; automerge: boolean; packageRules: { groupName?: string; automerge?: boolean }[] };
  expect({ minimumReleaseAge, automerge }).toEqual({ minimumReleaseAge: '7 days', automerge: false });
  expect(packageRules.filter((rule) => rule.automerge).map((rule) => rule.groupName)).toEqual(['types and linters']);
});
