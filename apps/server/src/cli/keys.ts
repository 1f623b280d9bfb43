import { createSigningKeys, rotateSigningKeys } from '@kidney/api/office/accounts/index.ts';
import { readSettings } from '@kidney/api/platform/config.ts';
import { defineVerb, UsageError } from './verb.ts';

export default defineVerb({
  operands: ['make|rotate'],
  about: 'make the signing keys, or let the next one sign',
  async run([what], { env, say }) {
    const { KEYS_DIR } = readSettings(env, 'KEYS_DIR');
    if (what === 'make') {
      const made = await createSigningKeys(KEYS_DIR);
      say(made ? `Made signing keys in ${KEYS_DIR}.` : `There are signing keys in ${KEYS_DIR} already.`);
    } else if (what === 'rotate') {
      await rotateSigningKeys(KEYS_DIR);
      say('Rotated. Running nodes follow within seconds; nobody is signed out.');
    } else throw new UsageError();
  },
});
