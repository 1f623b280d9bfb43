import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { Revisions } from '../revisions/index.ts';
import { settingsEndpoints } from './settings.routes.ts';
import { createSettingsService } from './settings.service.ts';

export function createSettings(deps: { database: Database; revisions: Revisions; clock: Clock }) {
  const service = createSettingsService(deps.database, deps.revisions, deps.clock);
  return { endpoints: settingsEndpoints(service), seed: service.seed };
}
