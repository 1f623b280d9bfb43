import { formatRequestsPaths } from '@kidney/contract/clients/format-requests/format-requests.paths.ts';
import {
  askForFormatSchema,
  endFormatRequestSchema,
  formatRequestFormSchema,
  formatRequestListSchema,
  formatRequestParamsSchema,
  formatRequestSchema,
  formatRequestTakenSchema,
  reopenFormatRequestSchema,
  takeFormatCallSchema,
} from '@kidney/contract/clients/format-requests/format-requests.schema.ts';
import { endpoint } from '../../platform/endpoint.ts';
import type { FormatRequestsService } from './format-requests.service.ts';

/** Who sees that it is given in time. Whoever asks is known to those who know the people. */
const mayGiveFormats = ['dispatcher', 'owner'] as const;

const ofRequest = {
  access: mayGiveFormats,
  knownTo: mayGiveFormats,
  params: formatRequestParamsSchema,
  output: formatRequestSchema,
} as const;

export function formatRequestsEndpoints(service: FormatRequestsService) {
  return [
    endpoint({
      route: formatRequestsPaths.form,
      summary: 'What has to be agreed to before asking for another format',
      access: 'public',
      cost: 'database',
      output: formatRequestFormSchema,
      handle: async () => ({ data: service.form() }),
    }),
    endpoint({
      route: formatRequestsPaths.ask,
      summary: 'Ask for a page or a paper in another format',
      access: 'public',
      cost: 'heavy',
      limitedBy: 'format-request',
      body: askForFormatSchema,
      output: formatRequestTakenSchema,
      handle: async ({ body, context }) => ({ data: await service.ask(body, context.clientAddress) }),
    }),
    endpoint({
      route: formatRequestsPaths.list,
      summary: 'Who waits for another format, what is due first, first; then what was given lately',
      access: mayGiveFormats,
      output: formatRequestListSchema,
      handle: async () => ({ data: await service.list() }),
    }),
    endpoint({
      route: formatRequestsPaths.takeCall,
      summary: 'Write down what somebody asks for on the telephone',
      access: mayGiveFormats,
      body: takeFormatCallSchema,
      output: formatRequestSchema,
      handle: async ({ body, principal }) => ({
        data: await service.takeCall(body, principal.sub),
        message: '요청을 적었습니다.',
      }),
    }),
    endpoint({
      ...ofRequest,
      route: formatRequestsPaths.end,
      summary: 'Say that it was given, or is wanted no more',
      body: endFormatRequestSchema,
      handle: async ({ params, body, principal }) => ({
        data: await service.end(params.id, body, principal.sub),
        message: '마친 것으로 적었습니다.',
      }),
    }),
    endpoint({
      ...ofRequest,
      route: formatRequestsPaths.reopen,
      summary: 'Take the end of a request back',
      body: reopenFormatRequestSchema,
      handle: async ({ params, body }) => ({
        data: await service.reopen(params.id, body.version),
        message: '아직 마치지 않은 것으로 되돌렸습니다.',
      }),
    }),
  ];
}
