import { runDrill } from '@kidney/api/operations/backups/index.ts';
import { readSettings } from '@kidney/api/platform/config.ts';
import { readBackupArguments } from './backup-arguments.ts';
import { sumsInWords } from './backup-sums.ts';
import type { Verb } from './verb.ts';

const usage =
  'backup-drill [FILE]           restore the newest backup, or that one, beside the site and compare [--without-old-keys]';

export default {
  usage,
  async run(args, { env, say }) {
    const { file, withoutOldKeys } = readBackupArguments(args, usage);
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
} satisfies Verb;
