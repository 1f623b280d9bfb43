import { statusPaths } from '@kidney/contract/clients/applications/status.paths.ts';
import {
  applicationStatusSchema,
  askStatusSchema,
  openStatusSchema,
} from '@kidney/contract/clients/applications/status.schema.ts';
import { endpoint } from '../../../platform/endpoint.ts';
import type { StatusService } from './status.service.ts';

export function statusEndpoints(service: StatusService) {
  return [
    endpoint({
      route: statusPaths.ask,
      summary: 'How an application stands, by its receipt number and a telephone number',
      access: 'public',
      cost: 'heavy',
      limitedBy: 'application-status-address',
      body: askStatusSchema,
      output: applicationStatusSchema,
      handle: async ({ body, context }) => ({
        data: await service.ask(body.receipt, body.phone, context.clientAddress),
      }),
    }),
    endpoint({
      // Opened by a link in a message; without the secret it says nothing.
      route: statusPaths.open,
      summary: 'How an application stands, by the link that was sent to the applicant',
      access: 'public',
      cost: 'heavy',
      limitedBy: 'application-status-link',
      body: openStatusSchema,
      output: applicationStatusSchema,
      handle: async ({ body, context }) => ({ data: await service.open(body.token, context.clientAddress) }),
    }),
  ];
}
