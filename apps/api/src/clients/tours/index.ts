import { toursEndpoints } from './tours.routes.ts';
import { createToursService, type ToursDeps } from './tours.service.ts';

export { createTourRecords } from './tour-records.ts';

/** The first day of a colleague: real acts on an application of nobody, undone at the end. */
export function createTours(deps: ToursDeps) {
  const service = createToursService(deps);
  return { endpoints: toursEndpoints(service), housekeep: service.housekeep };
}
