import { formatRequestsEndpoints } from './format-requests.routes.ts';
import { createFormatRequestsService, type FormatRequestsDeps } from './format-requests.service.ts';

export { createFormatRecords } from './format-records.ts';

/** Pages and papers that somebody wants in another format: the law gives seven days. */
export function createFormatRequests(deps: FormatRequestsDeps) {
  const service = createFormatRequestsService(deps);
  const { countDue, countDueBy, dueBy } = service;
  return { endpoints: formatRequestsEndpoints(service), countDue, countDueBy, dueBy };
}
