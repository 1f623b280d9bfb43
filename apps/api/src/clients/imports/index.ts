import { importUndoHours } from '@kidney/contract/clients/imports/import-names.paths.ts';
import type { ImportsDeps } from './imports.deps.ts';
import { importsRepository } from './imports.repository.ts';
import { importsEndpoints } from './imports.routes.ts';
import { createImportsService } from './imports.service.ts';
import { staffImportsRepository } from './staff/staff-imports.repository.ts';
import { staffImportsEndpoints } from './staff/staff-imports.routes.ts';
import { createStaffImportsService } from './staff/staff-imports.service.ts';
import { createUndoImport } from './undo-import.ts';

export { importRecords } from './import-records.ts';

const hour = 3_600_000;

/** Lists of people that the office kept until now. */
export function createImports(deps: ImportsDeps) {
  const service = createImportsService(deps);
  return {
    endpoints: [
      ...importsEndpoints(service, createUndoImport(deps, service)),
      ...staffImportsEndpoints(createStaffImportsService(deps)),
    ],
    housekeep: async () => {
      const before = new Date(deps.clock.now().getTime() - importUndoHours * hour);
      await importsRepository.forgetRows(deps.database.jobs, before);
      await staffImportsRepository.forgetRows(deps.database.jobs, before);
    },
  };
}
