import { readSettings } from '@kidney/api/platform/config.ts';
import { sweepAssets } from '../kept-assets.ts';
import { defineVerb } from './verb.ts';

const keeping = { builds: 5, days: 30 };

export default defineVerb({
  about: `remove from ASSETS_DIR what none of the last ${keeping.builds} builds names and is older than ${keeping.days} days`,
  async run(_args, { env, say }) {
    const { ASSETS_DIR } = readSettings(env, 'ASSETS_DIR');
    say(`Removed: ${sweepAssets(ASSETS_DIR, { ...keeping, now: new Date() })} files of earlier builds.`);
  },
});
