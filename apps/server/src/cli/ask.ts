import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { UsageError } from './verb.ts';

async function askOnTerminal(question: string, isHidden: boolean): Promise<string> {
  if (isHidden) process.stdout.write(question);
  const silence = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({
    input: process.stdin,
    output: isHidden ? silence : process.stdout,
    terminal: true,
  });
  try {
    return await terminal.question(isHidden ? '' : question);
  } finally {
    terminal.close();
    if (isHidden) process.stdout.write('\n');
  }
}

export async function ask(question: string): Promise<string> {
  if (!process.stdin.isTTY) throw new UsageError(`${question.trim()} was not given, and nobody is there to ask.`);
  return (await askOnTerminal(question, false)).trim();
}

/** Reads a new password without showing it, twice; or from standard input, one line. Never from the arguments. */
export async function askNewPassword(fromStdin: boolean): Promise<string> {
  if (fromStdin) return (await text(process.stdin)).replace(/\r?\n$/, '');
  if (!process.stdin.isTTY) throw new UsageError('Give the password on standard input with --password-stdin.');
  const first = await askOnTerminal('Password: ', true);
  const second = await askOnTerminal('Password again: ', true);
  if (first !== second) throw new UsageError('The two passwords differ.');
  return first;
}
