import { actAs, operator } from '@kidney/api/platform/acting.ts';
import { readSettings } from '@kidney/api/platform/config.ts';
import { countOld, rotateKeys } from '@kidney/api/rotate-keys.ts';
import { defineVerb } from './verb.ts';
import { withDatabase, withOwnerDatabase } from './with-database.ts';

export default defineVerb({
  options: { left: { type: 'boolean' } },
  about:
    'make the next data key and seal everything with it, while the site runs; left: count what is sealed with older ones',
  async run(_operands, { env, say }, { left }) {
    const { KEYS_DIR } = readSettings(env, 'KEYS_DIR');
    await withOwnerDatabase(env, async (owner) => {
      if (left) return say(`Sealed with older keys: ${await countOld(owner, KEYS_DIR)}.`);
      const { key, isNew, moved, unreadable } = await withDatabase(env, (app) =>
        actAs(operator, () => rotateKeys(owner, app, KEYS_DIR)),
      );
      say(
        isNew
          ? `Made data-${key}.key and sealed ${moved} texts with it. Put a copy of it beside that of master.key now.`
          : `Went on with data-${key}.key: ${moved} texts. For another key, run it once more.`,
      );
      if (unreadable > 0) say(`${unreadable} texts were sealed with keys that are not here, and stay closed.`);
    });
  },
});
