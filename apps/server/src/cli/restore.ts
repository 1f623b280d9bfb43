import { commandLine } from '@kidney/api/platform/command-line.ts';
import { lostWithoutOldKeys, runRestore } from '@kidney/api/operations/backups/index.ts';
import { readPart, readSettings } from '@kidney/api/platform/config.ts';
import { storeSettings } from '@kidney/api/platform/storage/open-store.ts';
import { sumsInWords } from './backup-sums.ts';
import { everybodyIsOut } from './sign-everybody-out.ts';
import { defineVerb } from './verb.ts';

export default defineVerb({
  operands: ['FILE'],
  options: { 'without-old-keys': { type: 'boolean' } },
  about: 'write a backup into an empty database and an empty FILES_DIR or S3_BUCKET',
  async run([file = ''], { env, say }, { 'without-old-keys': withoutOldKeys = false }) {
    const config = {
      ...readSettings(env, 'DATABASE_OWNER_URL', 'KEYS_DIR', 'BACKUP_KEY_FILE', 'POSTGRES_BIN_DIR'),
      ...readPart(env, ...storeSettings),
    };
    const restored = await runRestore(config, file, withoutOldKeys);
    say(`Restored, as it was at ${restored.madeAt}: ${sumsInWords(restored)}`);
    say(everybodyIsOut);
    say(
      'Accounts that were closed since, and passwords, roles and second factors that were changed since, are as they were.',
    );
    say(`Look through the people (/admin/people) and close what was closed: "${commandLine} disable USERNAME".`);
    if (withoutOldKeys) say(`The master key of that time was not asked for. ${lostWithoutOldKeys}`);
  },
});
