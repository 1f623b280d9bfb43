import { runDrill } from '@kidney/api/operations/backups/index.ts';
import { readSettings } from '@kidney/api/platform/config.ts';
import { sumsInWords } from './backup-sums.ts';
import { defineVerb } from './verb.ts';

export default defineVerb({
  operands: ['[FILE]'],
  options: { 'without-old-keys': { type: 'boolean' } },
  about: 'restore the newest backup, or that one, beside the site and compare',
  async run([file], { env, say }, { 'without-old-keys': withoutOldKeys = false }) {
    const config = readSettings(
      env,
      'DATABASE_OWNER_URL',
      'KEYS_DIR',
      'BACKUP_DIR',
      'BACKUP_KEY_FILE',
      'POSTGRES_BIN_DIR',
    );
    const tried = await runDrill(config, file, withoutOldKeys);
    say(`${tried.path} can be restored; everything in it is as it was: ${sumsInWords(tried)}`);
  },
});
