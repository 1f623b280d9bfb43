import { watchPaths } from '@kidney/contract/operations/watch/watch.paths.ts';
import { watchReportSchema } from '@kidney/contract/operations/watch/watch.schema.ts';
import { endpoint } from '../../platform/endpoint.ts';
import type { WatchService } from './watch.service.ts';

/** Who is told how the installation does. */
const maySeeWatch = ['owner'] as const;

export function watchEndpoints(service: WatchService) {
  return [
    endpoint({
      route: watchPaths.report,
      summary: 'What is well with this installation, and what is not',
      access: maySeeWatch,
      output: watchReportSchema,
      handle: async () => ({ data: await service.report() }),
    }),
  ];
}
