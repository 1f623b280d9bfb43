import { runExport } from '@kidney/api/operations/backups/index.ts';
import { systemClock } from '@kidney/api/platform/clock.ts';
import { readSettings } from '@kidney/api/platform/config.ts';
import { sumsInWords } from './backup-sums.ts';
import { defineVerb } from './verb.ts';

export default defineVerb({
  operands: ['PATH'],
  about: 'everything the office wrote as JSON and files, for another system, into a folder or file',
  async run([place = ''], { env, say }) {
    const made = await runExport(readSettings(env, 'DATABASE_URL', 'FILES_DIR'), place, systemClock);
    say(`Made ${made.path}: ${sumsInWords(made)}`);
  },
});
