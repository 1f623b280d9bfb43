import { eventRegistrationsPaths } from '@kidney/contract/clients/event-registrations/event-registrations.paths.ts';
import {
  dayMoveSchema,
  eventDayParamsSchema,
  eventDaySchema,
  eventOpeningSchema,
  eventParamsSchema,
  registerByPhoneSchema,
  registerForEventSchema,
  registrationAnswerSchema,
  registrationFormSchema,
  registrationListSchema,
  registrationParamsSchema,
  registrationSchema,
  saveEventOpeningSchema,
  seenRegistrationSchema,
} from '@kidney/contract/clients/event-registrations/event-registrations.schema.ts';
import { z } from 'zod';
import { endpoint } from '../../platform/endpoint.ts';
import type { EventDays } from './event-days.service.ts';
import type { Openings } from './openings.service.ts';
import type { Registering } from './registering.service.ts';

/** Who knows who comes. */
const mayKnowVisitors = ['dispatcher', 'owner'] as const;
/** Whoever writes events may say how many can come. Nobody is named there. */
const mayOpenEvents = ['editor', 'dispatcher', 'owner'] as const;

const ofDay = { access: mayKnowVisitors, params: eventDayParamsSchema, output: eventDaySchema } as const;
const ofRegistration = {
  access: mayKnowVisitors,
  knownTo: mayKnowVisitors,
  params: registrationParamsSchema,
  body: seenRegistrationSchema,
  output: registrationSchema,
} as const;

interface Services {
  registering: Registering;
  openings: Openings;
  days: EventDays;
  /** Of pages that show events. */
  tag: string;
}

export function eventRegistrationsEndpoints({ registering, openings, days, tag }: Services) {
  return [
    endpoint({
      route: eventRegistrationsPaths.form,
      summary: 'For which days somebody can register, and what has to be agreed to',
      access: 'public',
      cost: 'database',
      params: eventParamsSchema,
      output: registrationFormSchema,
      shows: [tag],
      handle: async ({ params }) => ({ data: await registering.form(Number(params.id)) }),
    }),
    endpoint({
      route: eventRegistrationsPaths.register,
      summary: 'Register for a day of an event',
      access: 'public',
      cost: 'heavy',
      limitedBy: 'event-registration',
      params: eventParamsSchema,
      body: registerForEventSchema,
      output: registrationAnswerSchema,
      handle: async ({ params, body, context }) => ({
        data: await registering.register(Number(params.id), body, context.clientAddress),
      }),
    }),
    endpoint({
      route: eventRegistrationsPaths.list,
      summary: 'Events that take registrations or could, and how full their days are',
      access: mayOpenEvents,
      output: registrationListSchema,
      handle: async () => ({ data: await openings.list() }),
    }),
    endpoint({
      route: eventRegistrationsPaths.save,
      summary: 'Say whether an event takes registrations, how many people, and until when',
      access: mayOpenEvents,
      params: eventParamsSchema,
      body: saveEventOpeningSchema,
      output: eventOpeningSchema,
      handle: async ({ params, body }) => ({
        data: await openings.save(Number(params.id), body),
        message: body.isOn ? '이제 누리집에서 신청을 받습니다.' : '이제 누리집에서 신청을 받지 않습니다.',
      }),
    }),
    endpoint({
      ...ofDay,
      route: eventRegistrationsPaths.day,
      summary: 'Who comes on a day, who waits, and who cancelled',
      handle: async ({ params }) => ({ data: await days.day(Number(params.id), params.day) }),
    }),
    endpoint({
      ...ofDay,
      route: eventRegistrationsPaths.takeCall,
      summary: 'Register somebody on the telephone',
      body: registerByPhoneSchema,
      output: registrationAnswerSchema,
      handle: async ({ params, body, principal }) => {
        const data = await registering.takeCall(Number(params.id), params.day, body, principal.sub);
        const message =
          data.state === 'registered'
            ? '신청을 적었습니다. 자리가 있습니다.'
            : `신청을 적었습니다. 대기 ${data.waitingPlace ?? 0}번째입니다.`;
        return { data, message };
      },
    }),
    endpoint({
      ...ofDay,
      route: eventRegistrationsPaths.move,
      summary: 'Move everybody of a day to another day of the event',
      body: dayMoveSchema,
      handle: async ({ params, body }) => ({
        data: await days.move(Number(params.id), params.day, body.to),
        message: '신청을 모두 옮겼습니다.',
      }),
    }),
    endpoint({
      ...ofDay,
      route: eventRegistrationsPaths.callOff,
      summary: 'Call a day off: everybody is told, and nobody registers for it any more',
      handle: async ({ params }) => ({
        data: await days.callOff(Number(params.id), params.day),
        message: '이 날의 행사를 취소했습니다.',
      }),
    }),
    endpoint({
      ...ofRegistration,
      route: eventRegistrationsPaths.cancel,
      summary: 'Cancel for somebody who cannot come; whoever waits moves up',
      handle: async ({ params, body }) => ({
        data: await days.cancel(params.id, body.version),
        message: '신청을 취소했습니다.',
      }),
    }),
    endpoint({
      ...ofRegistration,
      route: eventRegistrationsPaths.told,
      summary: 'Say that somebody was told on the telephone',
      handle: async ({ params, body }) => ({
        data: await days.told(params.id, body.version),
        message: '전화하신 것으로 적었습니다.',
      }),
    }),
    endpoint({
      ...ofRegistration,
      route: eventRegistrationsPaths.stopMessages,
      summary: 'Send somebody no messages about the event any more',
      handle: async ({ params, body }) => ({
        data: await days.stopMessages(params.id, body.version),
        message: '이제 문자를 보내지 않습니다.',
      }),
    }),
    endpoint({
      ...ofRegistration,
      route: eventRegistrationsPaths.erase,
      summary: 'Forget somebody who registered',
      output: z.null(),
      handle: async ({ params, body }) => {
        await days.erase(params.id, body.version);
        return { data: null, message: '신청을 지웠습니다.' };
      },
    }),
  ];
}
