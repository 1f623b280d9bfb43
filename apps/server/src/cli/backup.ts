import { runBackup } from '@kidney/api/operations/backups/index.ts';
import { systemClock } from '@kidney/api/platform/clock.ts';
import { readPart, readSettings } from '@kidney/api/platform/config.ts';
import { storeSettings } from '@kidney/api/platform/storage/open-store.ts';
import { sumsInWords } from './backup-sums.ts';
import { defineVerb } from './verb.ts';

export default defineVerb({
  about: 'copy database and files, sealed, into BACKUP_DIR, while the site runs',
  async run(_args, { env, say }) {
    const config = {
      ...readSettings(
        env,
        'DATABASE_OWNER_URL',
        'KEYS_DIR',
        'BACKUP_DIR',
        'BACKUP_KEY_FILE',
        'BACKUP_KEEP_DAYS',
        'POSTGRES_BIN_DIR',
      ),
      ...readPart(env, ...storeSettings),
    };
    const made = await runBackup(config, systemClock);
    say(`Made ${made.path}: ${sumsInWords(made)}`);
    if (made.removed > 0) say(`Removed ${made.removed} backups older than ${config.BACKUP_KEEP_DAYS} days.`);
  },
});
