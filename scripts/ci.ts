import { spawn } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { failedInPlaywright, failedInVitest, type PlaywrightReport, type VitestReport } from './lib/failed-tests.ts';
import { run as runToEnd } from './lib/run.ts';

interface Count {
  passed: number;
  failed: number;
  /** What failed, by name and first words: the end of a run's output is all that some readers get. */
  failures?: string[];
}

interface Step {
  name: string;
  command: [string, ...string[]];
  env?: Record<string, string>;
  /** Reads the counts a tool left behind; without it the step itself is one check. */
  count?: () => Count;
  /** Files a tool leaves behind of what went wrong; whoever reads the output of a run elsewhere has nothing else. */
  evidence?: string;
}

const reports = mkdtempSync(join(tmpdir(), 'kidney-ci-'));
const vitestReport = join(reports, 'vitest.json');
const playwrightReport = join(reports, 'playwright.json');
const logs = join(reports, 'logs');
mkdirSync(logs);
const siteNotes = join(reports, 'site-notes');
mkdirSync(siteNotes);
const keepingLogs = { TEST_LOGS: logs, POSTGRES_LOG: join(logs, 'postgresql.log') };
// What Node makes of our sources and packages is kept for the many processes of a run.
const forAll = { NODE_COMPILE_CACHE: join(reports, 'compiled') };
const readJson = <Shape>(path: string) => JSON.parse(readFileSync(path, 'utf8')) as Shape;

const oneByOne: Step[] = [
  { name: 'check', command: ['npm', 'run', '--silent', 'check'] },
  { name: 'build', command: ['npm', 'run', '--silent', 'build'] },
  {
    name: 'test',
    command: ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`],
    env: keepingLogs,
    count: () => {
      const report = readJson<VitestReport>(vitestReport);
      return { passed: report.numPassedTests, failed: report.numFailedTests, failures: failedInVitest(report) };
    },
  },
  {
    name: 'e2e',
    command: ['playwright', 'test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'],
    env: { ...keepingLogs, SITE_NOTES: siteNotes, PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport },
    count: () => {
      const report = readJson<PlaywrightReport>(playwrightReport);
      const { expected, unexpected, flaky } = report.stats;
      return { passed: expected, failed: unexpected + flaky, failures: failedInPlaywright(report) };
    },
    evidence: 'test-results/*/error-context.md',
  },
];

/** None of these measures time, so two of them run at once. */
const sideBySide: Step[] = [
  { name: 'bench works', command: ['npm', 'run', '--silent', 'bench', '--', '--quick'] },
  { name: 'weight', command: ['npm', 'run', '--silent', 'weight', '--', '--strict'] },
  { name: 'reading', command: ['npm', 'run', '--silent', 'reading'] },
  { name: 'logs', command: ['node', 'scripts/logs.ts', logs] },
  { name: 'journeys', command: ['node', 'scripts/journeys.ts', '--strict', siteNotes] },
  { name: 'cookies', command: ['node', 'scripts/cookies.ts', siteNotes] },
];

function run(step: Step): Promise<boolean> {
  return new Promise((resolve) => {
    const [program, ...args] = step.command;
    const child = spawn(program, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...forAll, ...step.env },
    });
    child.once('error', () => resolve(false));
    child.once('exit', (code) => resolve(code === 0));
  });
}

/** What two say at once would be read by nobody: said when it is done. */
async function runQuietly({ command: [program, ...args] }: Step): Promise<boolean> {
  const { code, output } = await runToEnd({ command: program, args, cwd: process.cwd(), env: forAll });
  console.log(output.trimEnd());
  return code === 0;
}

function countOf(step: Step, succeeded: boolean): Count {
  const own = { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1 };
  if (!step.count) return own;
  try {
    const counted = step.count();
    if (counted.passed + counted.failed === 0) throw new Error('no test ran');
    // A runner may fail without a failed test, for example on an unhandled error.
    return succeeded || counted.failed > 0 ? counted : { ...counted, failed: 1 };
  } catch (error) {
    console.error(`${step.name}: ${String(error)}`);
    return { passed: 0, failed: 1 };
  }
}

const secondsSince = (start: number) => Math.round((performance.now() - start) / 1000);
/** With what was installed before us. */
const startOfRun = Number(process.env['CI_STARTED'] ?? NaN) * 1000 - performance.timeOrigin || 0;

const total: Count = { passed: 0, failed: 0 };
const took = [`install: ${Math.round(-startOfRun / 1000)} s`];
const failures: string[] = [];

async function take(step: Step, runStep: (step: Step) => Promise<boolean>): Promise<void> {
  const start = performance.now();
  const count = countOf(step, await runStep(step));
  total.passed += count.passed;
  total.failed += count.failed;
  failures.push(...(count.failures ?? []));
  if (count.failed > 0 && step.evidence)
    for (const file of globSync(step.evidence))
      console.log(readFileSync(file, 'utf8').replace(/^[^]*?(?=# Test info)/, ''));
  const outcome = `${step.name}: ${count.failed === 0 ? 'ok' : 'FAILED'} in ${secondsSince(start)} s`;
  console.log(`=== ${outcome}`);
  took.push(outcome);
}

for (const step of oneByOne) {
  console.log(`\n=== ${step.name}`);
  await take(step, run);
}
console.log('\n=== side by side');
const waiting = sideBySide.values();
await Promise.all(
  [1, 2].map(async () => {
    for (const step of waiting) await take(step, runQuietly);
  }),
);
console.log(`\n${[...failures, ...took].join('\n')}`);
console.log(`run: ${Math.ceil(secondsSince(startOfRun) / 60)} min`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
