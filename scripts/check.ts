import { availableParallelism } from 'node:os';
import { delimiter, join } from 'node:path';
import { projectRoot } from './lib/project.ts';
import { runSteps, type Step } from './lib/steps.ts';

const web = join(projectRoot, 'apps/web');

// Lint and the types of web read what this one writes.
const first: Step[] = [{ name: 'types of the routes', command: ['react-router', 'typegen'], cwd: web }];

// The slow ones first, so that no core waits for the last of them.
const rest: Step[] = [
  { name: 'lint', command: ['oxlint'] },
  // One command that reads each file once: what others use of contract and API is read from their declarations.
  {
    name: 'types',
    command: ['tsc', '-b', ...['.', 'apps/server', 'apps/web'].map((part) => `${part}/tsconfig.check.json`)],
  },
  { name: 'unused code and dependencies', command: ['knip', '--no-progress', '--treat-config-hints-as-errors'] },
  { name: 'import rules', command: ['node', 'scripts/guards/import-rules.ts'] },
  { name: 'migration drift', command: ['node', 'scripts/guards/migration-drift.ts'] },
  { name: 'frozen migrations', command: ['node', 'scripts/guards/frozen-migrations.ts'] },
  { name: 'migrations that expand', command: ['node', 'scripts/guards/migrations-expand.ts'] },
  { name: 'private words', command: ['node', 'scripts/guards/private-words.ts'] },
  { name: 'plain names', command: ['node', 'scripts/guards/plain-names.ts'] },
  { name: 'place names', command: ['node', 'scripts/guards/place-names.ts'] },
  { name: 'one version', command: ['node', 'scripts/guards/one-version.ts'] },
  { name: 'lock files', command: ['node', 'scripts/guards/lock-files.ts'] },
  { name: 'office manual', command: ['node', 'scripts/guards/office-manual.ts'] },
  { name: 'requirements named by tests', command: ['node', 'scripts/spec.ts', '--strict'] },
  { name: 'format', command: ['oxfmt', '--check'] },
];

const options = {
  cwd: projectRoot,
  parallel: Math.min(availableParallelism(), 4),
  env: { PATH: [join(projectRoot, 'node_modules/.bin'), process.env['PATH']].join(delimiter) },
  print: (text: string) => console.log(text),
};

const count = { passed: 0, failed: 0 };
for (const steps of [first, rest]) {
  const { passed, failed } = await runSteps(steps, options);
  count.passed += passed;
  count.failed += failed;
}
console.log(`check: ${count.passed} passed, ${count.failed} failed`);
process.exitCode = count.failed === 0 ? 0 : 1;
