import { createReadStream, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { personalLooks } from './logs/personal-looks.ts';

/** The kinds of process that write, each by how its files are named: a kind without a line was not looked at. */
const writers = ['server-', 'worker-', 'in-process-', 'postgresql'];

const [folder = ''] = process.argv.slice(2);
const lines = new Map(writers.map((writer) => [writer, 0]));
let found = 0;
for (const file of readdirSync(folder).toSorted()) {
  const writer = writers.find((name) => file.startsWith(name)) ?? file;
  let number = 0;
  for await (const line of createInterface({ input: createReadStream(join(folder, file)) })) {
    number += 1;
    // The value itself would be in the log of the run from here on.
    for (const look of personalLooks(line)) {
      found += 1;
      console.log(`logs: ${look} in line ${number} of ${file}`);
    }
  }
  lines.set(writer, (lines.get(writer) ?? 0) + number);
}
for (const [writer, count] of lines) console.log(`logs: ${count} lines of ${writer.replace(/-$/, '')}`);
const isWhole = [...lines.values()].every((count) => count > 0);
if (!isWhole) console.log('logs: a kind of process has written nothing');
process.exitCode = isWhole && found === 0 ? 0 : 1;
