import type { Office, OfficeDeps } from '../office/build-office.ts';
import type { District } from '../platform/district.ts';
import type { Vault } from '../platform/sealed-text/vault.ts';
import { createRiders } from './riders/index.ts';
import { createServiceDays } from './service-days/index.ts';

interface Deps extends Pick<OfficeDeps, 'database' | 'clock'> {
  office: Pick<Office, 'auditLog'>;
  vault: Vault;
}

export function buildTransport({ office: { auditLog }, ...deps }: Deps) {
  const serviceDays = createServiceDays({ ...deps, auditLog });
  return {
    features: [serviceDays],
    housekeeping: [],
    serviceDays,
    riders: createRiders(deps),
  } satisfies District & Record<string, unknown>;
}

export type Transport = ReturnType<typeof buildTransport>;
