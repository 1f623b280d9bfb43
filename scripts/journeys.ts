import { parseArgs } from 'node:util';
import { endpointsOfApi } from './journeys/endpoints.ts';
import { outside } from './journeys/outside.ts';
import { reachedOf } from './journeys/reached.ts';
import { readNotes } from './journeys/site-notes.ts';

const {
  values: { strict },
  positionals: [folder = ''],
} = parseArgs({ allowPositionals: true, options: { strict: { type: 'boolean', default: false } } });
const { line, problems } = reachedOf(await endpointsOfApi(), readNotes(folder, 'call'), outside);
for (const problem of problems) console.log(`journeys: ${problem}`);
for (const [endpoint, why] of Object.entries(outside)) console.log(`journeys: without ${endpoint}: ${why}`);
console.log(line);
process.exitCode = strict && problems.length > 0 ? 1 : 0;
