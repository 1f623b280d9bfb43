import type { FeatureName, Features } from '@kidney/contract/office/settings/features.paths.ts';
import { featuresSchema } from '@kidney/contract/office/settings/features.schema.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Db, Tx } from '../../platform/database.ts';
import { timeUnnoticed } from '../../platform/noticed-clock.ts';
import { settingsRepository } from './settings.repository.ts';

const group = 'features';
/** For those who hear of no change. */
const keptForMs = 10_000;

/** What the association has; all of it where nobody ever said. */
async function featuresOf(db: Db | Tx): Promise<Features> {
  return featuresSchema.parse((await settingsRepository.find(db, group))?.value);
}

/** No screen changes them, so they become what the pack says. Returns whether that is news, as a count. */
export async function placeFeatures(tx: Tx, features: Features): Promise<number> {
  const added = await settingsRepository.insertMissing(tx, [{ group, value: features }]);
  if (added.size > 0) return 1;
  const known = await featuresOf(tx);
  if (known.transport === features.transport && known.daycare === features.daycare) return 0;
  await settingsRepository.update(tx, group, features, undefined);
  return 1;
}

/** Asked for every page that is made: remembered for a while, and when they cannot be read as they were last. */
export function rememberFeatures({ read }: Database, clock: Clock) {
  let known: Promise<Features> | null = null;
  let readAt = Number.NEGATIVE_INFINITY;

  function current(): Promise<Features> {
    // How old the memory is, no page shows.
    const now = timeUnnoticed(clock).getTime();
    if (known && now - readAt < keptForMs) return known;
    const before = known ?? featuresSchema.parse(undefined);
    readAt = now;
    known = featuresOf(read).catch(() => before);
    return known;
  }

  return {
    current,
    has: async (name: FeatureName): Promise<boolean> => (await current())[name],
    /** The settings have changed. */
    forget: (): void => {
      readAt = Number.NEGATIVE_INFINITY;
    },
  };
}

export type RememberedFeatures = ReturnType<typeof rememberFeatures>;
