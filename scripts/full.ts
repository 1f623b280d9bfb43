import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { figuresIn, matrixFigures } from './full/figures.ts';
import { projectRoot } from './lib/project.ts';
import { run } from './lib/run.ts';

interface Measurement {
  name: string;
  command: readonly [program: string, ...args: string[]];
  env?: Record<string, string>;
  hours?: number;
  figures?: (output: string) => string[];
}

const folder = mkdtempSync(join(tmpdir(), 'kidney-full-'));
const report = join(folder, 'accessibility.json');
const matrixSize = 4 * 3 * 2;

function readMatrix(): string[] {
  const found = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {};
  return matrixFigures(found as Parameters<typeof matrixFigures>[0], matrixSize);
}

const measurements: readonly Measurement[] = [
  { name: 'build', command: ['npm', 'run', '--silent', 'build'] },
  {
    name: 'accessibility',
    command: [
      'playwright',
      'test',
      '--config',
      'e2e/playwright.config.ts',
      '--reporter=list,json',
      'e2e/accessibility/screens.spec.ts',
    ],
    env: { A11Y_MATRIX: 'full', PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    figures: readMatrix,
  },
  {
    name: 'weight',
    command: ['npm', 'run', '--silent', 'weight', '--', '--strict'],
    figures: (output) => figuresIn(output, 'weight'),
  },
  {
    name: 'reading',
    command: ['npm', 'run', '--silent', 'reading'],
    figures: (output) => figuresIn(output, 'reading'),
  },
  {
    name: 'cheap-phone',
    command: ['npm', 'run', '--silent', 'cheap-phone', '--', '--strict'],
    figures: (output) => figuresIn(output, 'cheap-phone'),
  },
  {
    name: 'lighthouse',
    command: ['npm', 'run', '--silent', 'lighthouse', '--', '--strict'],
    figures: (output) => figuresIn(output, 'lighthouse'),
  },
  {
    name: 'bench',
    command: ['npm', 'run', '--silent', 'bench', '--', '--strict'],
    figures: (output) => figuresIn(output, 'bench'),
  },
  {
    name: 'attack',
    command: ['npm', 'run', '--silent', 'attack', '--', '--strict'],
    figures: (output) => figuresIn(output, 'attack'),
  },
  {
    name: 'kills',
    command: ['vitest', 'run', 'applications-killed', 'upload-kills', 'worker-kills'],
    env: { TEST_SIZE: 'full' },
  },
  {
    name: 'times',
    command: [
      'vitest',
      'run',
      'limits-pool',
      'pasted-html',
      'rich-text',
      'new-device',
      'http-limits',
      'page-freshness',
      'postgres-killed',
      's3-store',
    ],
    env: { TEST_SIZE: 'full' },
  },
  {
    name: 'every node',
    command: ['playwright', 'test', '--config', 'e2e/playwright.config.ts', '--grep', 'D-OFF-04 comes and goes'],
    env: { TEST_SIZE: 'full' },
  },
  ...['ulsan', 'example'].map((pack): Measurement => ({
    name: `install ${pack}`,
    command: ['node', 'scripts/try-install.ts', pack],
    figures: (output) => figuresIn(output, 'install'),
  })),
  {
    name: 'previous-release',
    command: ['node', 'scripts/previous-release.ts'],
    figures: (output) => figuresIn(output, 'previous-release'),
  },
  {
    name: 'failover',
    command: ['node', 'scripts/try-failover.ts'],
    figures: (output) => figuresIn(output, 'failover'),
  },
  {
    name: 'image',
    command: ['node', 'scripts/try-image.ts'],
    figures: (output) => figuresIn(output, 'image'),
  },
  { name: 'fuzz', command: ['npm', 'run', '--silent', 'fuzz'], hours: 8 },
  {
    name: 'scale',
    command: ['npm', 'run', '--silent', 'scale', '--', '--strict'],
    figures: (output) => figuresIn(output, 'scale'),
  },
];

const path = [join(projectRoot, 'node_modules/.bin'), process.env['PATH']].join(delimiter);
const missed: string[] = [];
for (const { name, command, env = {}, hours = 1, figures } of measurements) {
  const start = performance.now();
  const [program, ...args] = command;
  const outcome = await run({
    command: program,
    args,
    cwd: projectRoot,
    env: { PATH: path, ...env },
    timeout: hours * 3_600_000,
  });
  for (const figure of figures?.(outcome.output) ?? []) console.log(figure);
  const seconds = Math.round((performance.now() - start) / 1000);
  console.log(`full: ${name} ${outcome.code === 0 ? 'ok' : 'MISSED'} in ${seconds} s`);
  if (outcome.code === 0) continue;
  missed.push(name);
  console.error(outcome.output.trimEnd().replaceAll(/^/gm, '    '));
}
rmSync(folder, { recursive: true, force: true });

console.log(missed.length === 0 ? 'full: every goal is met' : `full: goals missed in ${missed.join(', ')}`);
process.exitCode = missed.length === 0 ? 0 : 1;
