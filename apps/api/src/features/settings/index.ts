import { identitySchema, type Identity } from '@kidney/contract/settings/settings.schema.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Db, Tx } from '../../platform/database.ts';
import type { AuditLog } from '../audit-log/index.ts';
import type { Revisions } from '../revisions/index.ts';
import { createSettingLinks } from './setting-links.ts';
import { settingsRepository } from './settings.repository.ts';
import { settingsEndpoints } from './settings.routes.ts';
import { createSettingsService } from './settings.service.ts';

export function createSettings(deps: { database: Database; revisions: Revisions; clock: Clock; auditLog: AuditLog }) {
  const service = createSettingsService(deps);
  return { endpoints: settingsEndpoints(service), seed: service.seed, links: createSettingLinks(deps.database) };
}

/** Who the association says it is, for what leaves the house. */
export async function identityOf(db: Db | Tx): Promise<Identity> {
  return identitySchema.parse((await settingsRepository.find(db, 'identity'))?.value);
}
