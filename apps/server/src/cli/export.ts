import { runExport } from '@kidney/api/operations/backups/index.ts';
import { systemClock } from '@kidney/api/platform/clock.ts';
import { readSettings } from '@kidney/api/platform/config.ts';
import { sumsInWords } from './backup-sums.ts';
import { UsageError, type Verb } from './verb.ts';

const usage =
  'export PATH                   everything the office wrote as JSON and files, for another system, into a folder or file';

export default {
  usage,
  async run([place, ...rest], { env, say }) {
    if (place === undefined || rest.length > 0) throw new UsageError(usage);
    const made = await runExport(readSettings(env, 'DATABASE_URL', 'FILES_DIR'), place, systemClock);
    say(`Made ${made.path}: ${sumsInWords(made)}`);
  },
} satisfies Verb;
