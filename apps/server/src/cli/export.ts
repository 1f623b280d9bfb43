import { runExport } from '@kidney/api/operations/backups/index.ts';
import { systemClock } from '@kidney/api/platform/clock.ts';
import { readPart, readSettings } from '@kidney/api/platform/config.ts';
import { storeSettings } from '@kidney/api/platform/storage/open-store.ts';
import { sumsInWords } from './backup-sums.ts';
import { defineVerb } from './verb.ts';

export default defineVerb({
  operands: ['PATH'],
  about: 'everything the office wrote as JSON and files, for another system, into a folder or file',
  async run([place = ''], { env, say }) {
    const config = { ...readSettings(env, 'DATABASE_URL'), ...readPart(env, ...storeSettings) };
    const made = await runExport(config, place, systemClock);
    say(`Made ${made.path}: ${sumsInWords(made)}`);
  },
});
