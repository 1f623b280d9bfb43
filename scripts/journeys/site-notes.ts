import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the sites of a run noted, by kind: `call GET /faq`, `cookie display`. */
export function readNotes(folder: string, kind: 'call' | 'cookie'): Set<string> {
  const lines = readdirSync(folder).flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n'));
  return new Set(lines.filter((line) => line.startsWith(`${kind} `)).map((line) => line.slice(kind.length + 1)));
}
