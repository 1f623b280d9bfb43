import { runRestore } from '@kidney/api/features/backups/index.ts';
import { readSettings } from '@kidney/api/platform/config.ts';
import { sumsInWords } from './backup-sums.ts';
import { UsageError, type Verb } from './verb.ts';

const usage = 'restore FILE                  write a backup into an empty database and an empty FILES_DIR';

export default {
  usage,
  async run([file], { env, say }) {
    if (file === undefined) throw new UsageError(usage);
    const config = readSettings(env, 'DATABASE_OWNER_URL', 'FILES_DIR', 'BACKUP_KEY_FILE', 'POSTGRES_BIN_DIR');
    const restored = await runRestore(config, file);
    say(`Restored, as it was at ${restored.madeAt}: ${sumsInWords(restored)}`);
  },
} satisfies Verb;
