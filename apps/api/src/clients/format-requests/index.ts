import { formatRequestsEndpoints } from './format-requests.routes.ts';
import { createFormatRequestsService, type FormatRequestsDeps } from './format-requests.service.ts';

export { createFormatRecords } from './format-records.ts';

/** Pages and papers that somebody wants in another format: the law gives seven days. */
export function createFormatRequests(deps: FormatRequestsDeps) {
  const service = createFormatRequestsService(deps);
  return { endpoints: formatRequestsEndpoints(service), countDue: service.countDue };
}
