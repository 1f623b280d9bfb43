import { run } from './run.ts';

export interface Step {
  name: string;
  command: readonly [program: string, ...args: string[]];
  cwd?: string;
}

export interface StepCount {
  passed: number;
  failed: number;
}

interface StepOptions {
  cwd: string;
  parallel: number;
  env: Record<string, string>;
  print: (text: string) => void;
}

/** Runs steps side by side: one line each with its time, and everything that a failing one said. */
export async function runSteps(steps: readonly Step[], options: StepOptions): Promise<StepCount> {
  const count: StepCount = { passed: 0, failed: 0 };
  const waiting = [...steps];

  async function work(): Promise<void> {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const start = performance.now();
      const [command, ...args] = step.command;
      const { code, output } = await run({ command, args, cwd: step.cwd ?? options.cwd, env: options.env });
      const seconds = ((performance.now() - start) / 1000).toFixed(1).padStart(5);
      count[code === 0 ? 'passed' : 'failed'] += 1;
      options.print(`${code === 0 ? 'ok    ' : 'FAILED'} ${seconds} s  ${step.name}`);
      if (code !== 0) options.print(output.trimEnd().replaceAll(/^/gm, '    '));
    }
  }

  await Promise.all(Array.from({ length: options.parallel }, work));
  return count;
}
