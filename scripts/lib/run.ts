import { spawn } from 'node:child_process';

export interface Run {
  command: string;
  args: readonly string[];
  cwd: string;
  /** What to add to the environment. */
  env?: Record<string, string>;
  /** Killed after this; a tool that waits for an answer would wait for ever. */
  timeout?: number;
}

export interface Outcome {
  code: number;
  stdout: string;
  /** Both streams in the order in which they came. */
  output: string;
}

/** Runs a program to its end without a terminal and never throws: a program that cannot start is an outcome, too. */
export function run({ command, args, cwd, env = {}, timeout = 600_000 }: Run): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, NO_COLOR: '1', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout,
    });
    const outcome: Outcome = { code: 1, stdout: '', output: '' };
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      outcome.stdout += text;
      outcome.output += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      outcome.output += text;
    });
    child.once('error', (error) => resolve({ ...outcome, output: `${outcome.output}${error.message}\n` }));
    child.once('close', (code, signal) => {
      if (signal) outcome.output += `${command} was ended by ${signal}\n`;
      resolve({ ...outcome, code: code ?? 1 });
    });
  });
}

/** Runs a script of a package with the Node that runs us. */
export function runNode(
  script: string,
  args: readonly string[],
  rest: Omit<Run, 'command' | 'args'>,
): Promise<Outcome> {
  return run({ command: process.execPath, args: [script, ...args], ...rest });
}
