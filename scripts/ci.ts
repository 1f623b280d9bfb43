import { spawn } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface Count {
  passed: number;
  failed: number;
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
const keepingLogs = { TEST_LOGS: logs, POSTGRES_LOG: join(logs, 'postgresql.log') };
const readJson = <Shape>(path: string) => JSON.parse(readFileSync(path, 'utf8')) as Shape;

const steps: Step[] = [
  { name: 'check', command: ['npm', 'run', '--silent', 'check'] },
  { name: 'build', command: ['npm', 'run', '--silent', 'build'] },
  {
    name: 'test',
    command: ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`],
    env: keepingLogs,
    count: () => {
      const { numPassedTests, numFailedTests } = readJson<{ numPassedTests: number; numFailedTests: number }>(
        vitestReport,
      );
      return { passed: numPassedTests, failed: numFailedTests };
    },
  },
  {
    name: 'e2e',
    command: ['playwright', 'test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'],
    env: { ...keepingLogs, PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport },
    count: () => {
      const { stats } = readJson<{ stats: { expected: number; unexpected: number; flaky: number } }>(playwrightReport);
      return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
    },
    evidence: 'test-results/*/error-context.md',
  },
  { name: 'logs', command: ['node', 'scripts/logs.ts', logs] },
  { name: 'reading', command: ['npm', 'run', '--silent', 'reading'] },
  { name: 'weight', command: ['npm', 'run', '--silent', 'weight', '--', '--strict'] },
  { name: 'bench', command: ['npm', 'run', '--silent', 'bench', '--', '--strict', '--floor', '0.5', '--quick'] },
];

function run(step: Step): Promise<boolean> {
  return new Promise((resolve) => {
    const [program, ...args] = step.command;
    const child = spawn(program, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...step.env },
    });
    child.once('error', () => resolve(false));
    child.once('exit', (code) => resolve(code === 0));
  });
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

const total: Count = { passed: 0, failed: 0 };
for (const step of steps) {
  const start = performance.now();
  console.log(`\n=== ${step.name}`);
  const count = countOf(step, await run(step));
  total.passed += count.passed;
  total.failed += count.failed;
  if (count.failed > 0 && step.evidence)
    for (const file of globSync(step.evidence))
      console.log(readFileSync(file, 'utf8').replace(/^[^]*?(?=# Test info)/, ''));
  console.log(
    `=== ${step.name}: ${count.failed === 0 ? 'ok' : 'FAILED'} in ${Math.round((performance.now() - start) / 1000)} s`,
  );
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
