import { expect, test } from 'vitest';
import { plantTree } from './fixture-tree.ts';
import { runSteps, type Step } from './steps.ts';

async function runPlanted(steps: Step[]) {
  const lines: string[] = [];
  const print = (text: string) => lines.push(text);
  const count = await runSteps(steps, { cwd: plantTree({}), parallel: 2, env: {}, print });
  return { count, text: lines.join('\n') };
}

const say = (words: string, code = 0): Step['command'] => [
  process.execPath,
  '-e',
  `console.log(${JSON.stringify(words)}); process.exitCode = ${code}`,
];

test('a step that succeeds is one line, a step that fails shows all it said', async () => {
  const { count, text } = await runPlanted([
    { name: 'quiet', command: say('nobody reads this') },
    { name: 'loud', command: say('everybody reads this', 3) },
  ]);
  expect(count).toEqual({ passed: 1, failed: 1 });
  expect(text).toMatch(/^ok +\d+\.\d s {2}quiet$/m);
  expect(text).toMatch(/^FAILED +\d+\.\d s {2}loud\n {4}everybody reads this$/m);
  expect(text).not.toContain('nobody');
});

test('a program that does not exist or is killed is a failed step', async () => {
  const { count, text } = await runPlanted([
    { name: 'missing', command: ['no-such-program-anywhere'] },
    { name: 'killed', command: [process.execPath, '-e', 'process.kill(process.pid, "SIGKILL")'] },
  ]);
  expect(count).toEqual({ passed: 0, failed: 2 });
  expect(text).toContain('ENOENT');
  expect(text).toContain('SIGKILL');
});
