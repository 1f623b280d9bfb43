import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { AuditLog } from '../../office/audit-log/index.ts';
import { serviceDaysEndpoints } from './service-days.routes.ts';
import { createServiceDaysService } from './service-days.service.ts';

export function createServiceDays(deps: { database: Database; clock: Clock; auditLog: AuditLog }) {
  const service = createServiceDaysService(deps);
  return {
    endpoints: serviceDaysEndpoints(service),
    workingDayAfter: service.workingDayAfter,
    /** Whether the vans run today, and why not. */
    today: async () => (await service.overview()).today,
    /** The nearest weekdays on which no van goes. */
    closuresAhead: async () => (await service.overview()).closures,
  };
}
