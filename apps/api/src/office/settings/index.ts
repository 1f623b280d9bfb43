import {
  identitySchema,
  retentionSchema,
  vansSchema,
  type Identity,
  type RetentionPeriods,
  type Vans,
} from '@kidney/contract/office/settings/settings.schema.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Db, Tx } from '../../platform/database.ts';
import type { AuditLog } from '../audit-log/index.ts';
import type { Revisions } from '../revisions/index.ts';
import { createSettingLinks } from './setting-links.ts';
import { settingsRepository } from './settings.repository.ts';
import { settingsEndpoints } from './settings.routes.ts';
import { createSettingsService, type DisasterSwitched } from './settings.service.ts';

export { rememberFeatures, type RememberedFeatures } from './features.ts';
export { pictureOf } from './pictures.repository.ts';
export { districtsOf, regionOf } from './region.ts';
export { settingsTag, type DisasterSwitched } from './settings.service.ts';

interface SettingsDeps {
  database: Database;
  revisions: Revisions;
  clock: Clock;
  auditLog: AuditLog;
  /** Those who answer for the site are told; they are known elsewhere. */
  onDisasterSwitched?(tx: Tx, switched: DisasterSwitched): Promise<void>;
}

const nobodyIsTold = async () => {};

export function createSettings({ onDisasterSwitched = nobodyIsTold, ...deps }: SettingsDeps) {
  const service = createSettingsService({ ...deps, onDisasterSwitched });
  return { endpoints: settingsEndpoints(service), seed: service.seed, links: createSettingLinks(deps.database) };
}

/** Whether anybody has said who the association is and where: without that no page can be made. */
export async function isSetUp(db: Db): Promise<boolean> {
  const groups = (await settingsRepository.all(db)).map(({ group }) => group);
  return ['identity', 'region'].every((group) => groups.includes(group));
}

/** Who the association says it is, for what leaves the house. */
export async function identityOf(db: Db | Tx): Promise<Identity> {
  return identitySchema.parse((await settingsRepository.find(db, 'identity'))?.value);
}

/** The vans of the shuttle; none until the seed has brought them. */
export async function vansOf(db: Db | Tx): Promise<Vans['vans']> {
  return vansSchema.optional().parse((await settingsRepository.find(db, 'vans'))?.value)?.vans ?? [];
}

/** As long as was promised: what holds until the seed has brought the group. */
const promisedPeriods: RetentionPeriods = {
  applications: 12,
  members: 12,
  riders: 60,
  pledges: 60,
  formats: 12,
  consents: 36,
};

/** For how long what is known of people is kept. */
export async function retentionPeriodsOf(db: Db | Tx): Promise<RetentionPeriods> {
  return retentionSchema.parse((await settingsRepository.find(db, 'retention'))?.value ?? promisedPeriods);
}
