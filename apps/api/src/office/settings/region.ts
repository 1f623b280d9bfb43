import type { Features } from '@kidney/contract/office/settings/features.paths.ts';
import { regionSchema, type District, type Region } from '@kidney/contract/office/settings/region.schema.ts';
import type { Db, Tx } from '../../platform/database.ts';
import { OperatorError } from '../../platform/operator-error.ts';
import { districtsRepository } from './districts.repository.ts';
import { placeFeatures } from './features.ts';
import { placePictures, type HomePictures } from './pictures.repository.ts';
import { settingsRepository } from './settings.repository.ts';

const group = 'region';

/** The parts of the region, in the order of the lists. */
export const districtsOf = districtsRepository.list;

/** Where the association is at home, as `init` was told. */
export async function regionOf(db: Db | Tx): Promise<Region> {
  return regionSchema.parse((await settingsRepository.find(db, group))?.value);
}

/** What a pack says of the place. */
export interface Home {
  /** The pack's id: a database belongs to one for good. */
  pack: string;
  region: Region;
  districts: readonly District[];
  pictures: HomePictures;
  features: Features;
}

/** Leaves alone what the office may have changed, and another association's database. Returns how many entries were missing or other. */
export async function seedRegion(tx: Tx, { pack, region, districts, pictures, features }: Home): Promise<number> {
  const known = (await settingsRepository.find(tx, group))?.value as { pack?: string } | undefined;
  if (known?.pack !== undefined && known.pack !== pack)
    throw new OperatorError(`This database is that of the pack ${known.pack}. Nothing was changed.`);
  const named = new Set(districts.map(({ name }) => name));
  const foreign = (await districtsOf(tx)).filter(({ name }) => !named.has(name));
  if (known === undefined && foreign.length > 0)
    throw new OperatorError(
      `Clinics of this database are in ${foreign.map(({ name }) => name).join(', ')}, which the pack does not have. Nothing was changed.`,
    );
  const added = await settingsRepository.insertMissing(tx, [{ group, value: { ...region, pack } }]);
  const brought = (await placePictures(tx, pictures)) + (await placeFeatures(tx, features));
  return added.size + (await districtsRepository.insertMissing(tx, districts)) + brought;
}
