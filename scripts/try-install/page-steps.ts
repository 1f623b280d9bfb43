import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../lib/project.ts';

export interface Block {
  step: number;
  /** What stands behind `sh`: where a trial has to do something else. */
  kind: string;
  text: string;
}

/** What a page says to type, in the words of one installation. */
export function stepsOfPage(name: string, inWordsOf: (text: string) => string): Block[] {
  const page = inWordsOf(readFileSync(join(projectRoot, `docs/how-to/${name}.md`), 'utf8'));
  let step = 0;
  const blocks: Block[] = [];
  for (const [, number, kind = '', body = ''] of page.matchAll(/^(\d+)\. |^ *```sh ?(\w*)\n([^]*?)^ *```$/gm)) {
    if (number) step = Number(number);
    else blocks.push({ step, kind, text: body.replaceAll(/^ +/gm, '') });
  }
  return blocks;
}

/** The first owner at a terminal: types what is asked for, when it is asked for. */
export function asPersonWould(command: string, { username, password }: { username: string; password: string }): string {
  const answers = [
    ['Username:', username],
    ['E-mail:', 'chief@example.org'],
    ['Name to show:', '대표'],
    ['Password:', password],
    ['Password again:', password],
  ];
  return `answer() { until grep -q "$1" /opt/asked; do sleep 0.1; done; echo "$2"; }
: > /opt/asked
(${answers.map(([question, answer]) => `answer '${question}' '${answer}'`).join('; ')}) | script --quiet --return --flush --command '${command}' /opt/asked`;
}
