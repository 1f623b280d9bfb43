import { eventsPaths } from '@kidney/contract/events/events.paths.ts';
import {
  binSchema,
  eventBodyMax,
  eventContentSchema,
  eventDraftParamsSchema,
  eventDraftSchema,
  eventParamsSchema,
  eventRevisionParamsSchema,
  eventRevisionSchema,
  eventSchema,
  eventVersionListSchema,
  removeEventQuerySchema,
  saveEventDraftSchema,
  updateEventSchema,
} from '@kidney/contract/events/events.schema.ts';
import { z } from 'zod';
import { endpoint } from '../../platform/endpoint.ts';
import type { EventDesk } from './event-desk.service.ts';
import type { EventDrafts } from './event-drafts.service.ts';
import { mayWriteEvents } from './events.policy.ts';

const access = mayWriteEvents;
const bodyLimit = eventBodyMax;

export function eventDeskEndpoints(desk: EventDesk) {
  return [
    endpoint({
      route: eventsPaths.create,
      summary: 'Add an event',
      access,
      body: eventContentSchema,
      bodyLimit,
      output: eventSchema,
      handle: async ({ body, principal }) => ({
        data: await desk.create(body, principal.sub),
        message: '행사를 올렸습니다.',
      }),
    }),
    endpoint({
      route: eventsPaths.update,
      summary: 'Change an event',
      access,
      params: eventParamsSchema,
      body: updateEventSchema,
      bodyLimit,
      output: eventSchema,
      handle: async ({ params, body: { version, ...content }, principal }) => ({
        data: await desk.update(Number(params.id), content, version, principal.sub),
        message: '행사를 고쳤습니다.',
      }),
    }),
    endpoint({
      route: eventsPaths.remove,
      summary: 'Put an event into the bin',
      access,
      params: eventParamsSchema,
      query: removeEventQuerySchema,
      output: z.null(),
      handle: async ({ params, query, principal }) => {
        const seen = query.version === undefined ? undefined : Number(query.version);
        await desk.remove(Number(params.id), seen, principal.sub);
        return { data: null, message: '행사를 휴지통에 넣었습니다. 30일 안에 되살릴 수 있습니다.' };
      },
    }),
    endpoint({
      route: eventsPaths.restore,
      summary: 'Take an event out of the bin',
      access,
      params: eventParamsSchema,
      output: eventSchema,
      handle: async ({ params }) => ({ data: await desk.restore(Number(params.id)), message: '행사를 되살렸습니다.' }),
    }),
    endpoint({
      route: eventsPaths.bin,
      summary: 'What lies in the bin, the last first',
      access,
      output: binSchema,
      handle: async () => ({ data: await desk.bin() }),
    }),
    endpoint({
      route: eventsPaths.versions,
      summary: 'Every saved state of an event',
      access,
      params: eventParamsSchema,
      output: eventVersionListSchema,
      handle: async ({ params }) => ({ data: await desk.versions(Number(params.id)) }),
    }),
    endpoint({
      route: eventsPaths.revision,
      summary: 'What an event said in one version',
      access,
      params: eventRevisionParamsSchema,
      output: eventRevisionSchema,
      handle: async ({ params }) => ({ data: await desk.revision(Number(params.id), Number(params.version)) }),
    }),
  ];
}

export function eventDraftsEndpoints(drafts: EventDrafts) {
  return [
    endpoint({
      route: eventsPaths.draft,
      summary: 'What the caller has typed and not saved',
      access,
      params: eventDraftParamsSchema,
      output: eventDraftSchema.nullable(),
      handle: async ({ params, principal }) => ({ data: await drafts.find(params.key, principal.sub) }),
    }),
    endpoint({
      route: eventsPaths.saveDraft,
      summary: 'Keep what the caller is typing',
      access,
      params: eventDraftParamsSchema,
      body: saveEventDraftSchema,
      bodyLimit,
      output: eventDraftSchema,
      handle: async ({ params, body, principal }) => ({
        data: await drafts.save(params.key, principal.sub, body.content, body.baseVersion),
      }),
    }),
    endpoint({
      route: eventsPaths.dropDraft,
      summary: 'Throw the draft away',
      access,
      params: eventDraftParamsSchema,
      output: z.null(),
      handle: async ({ params, principal }) => {
        await drafts.remove(params.key, principal.sub);
        return { data: null };
      },
    }),
  ];
}
