import { runDrill } from '@kidney/api/features/backups/index.ts';
import { readSettings } from '@kidney/api/platform/config.ts';
import { sumsInWords } from './backup-sums.ts';
import type { Verb } from './verb.ts';

export default {
  usage: 'backup-drill [FILE]           restore the newest backup, or that one, beside the site and compare',
  async run([file], { env, say }) {
    const config = readSettings(env, 'DATABASE_OWNER_URL', 'BACKUP_DIR', 'BACKUP_KEY_FILE', 'POSTGRES_BIN_DIR');
    const tried = await runDrill(config, file);
    say(`${tried.path} can be restored; everything in it is as it was: ${sumsInWords(tried)}`);
  },
} satisfies Verb;
