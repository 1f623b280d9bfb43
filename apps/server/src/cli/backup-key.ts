import { createBackupKey } from '@kidney/api/operations/backups/index.ts';
import { readSettings } from '@kidney/api/platform/config.ts';
import { defineVerb } from './verb.ts';

export default defineVerb({
  about: 'make the key that seals backups, once',
  async run(_args, { env, say }) {
    const { BACKUP_KEY_FILE } = readSettings(env, 'BACKUP_KEY_FILE');
    if (createBackupKey(BACKUP_KEY_FILE)) {
      say(`Made ${BACKUP_KEY_FILE}. Keep a copy away from this machine: without it no backup can be opened.`);
    } else say(`There is a key at ${BACKUP_KEY_FILE} already.`);
  },
});
