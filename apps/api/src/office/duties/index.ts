import { dutiesEndpoints } from './duties.routes.ts';
import { createDutiesService, type DutiesDeps } from './duties.service.ts';

export function createDuties(deps: DutiesDeps) {
  const service = createDutiesService(deps);
  return { endpoints: dutiesEndpoints(service), list: service.list, seed: service.seed };
}
