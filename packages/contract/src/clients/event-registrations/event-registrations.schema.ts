import { z } from 'zod';
import { isoDate, isoMoment, pickedDate } from '../../shared/date.schema.ts';
import { givenId } from '../../shared/id.schema.ts';
import { idParam, line, text, version } from '../../shared/text.schema.ts';
import { consentTextListSchema, givenConsentsSchema } from '../people/consents.schema.ts';
import { registrationBounds as bounds } from './event-registration-bounds.paths.ts';
import { dayStandings, registrationNews, registrationStates } from './event-registration-names.paths.ts';

export const openingsMost = 200;
export const registrationsOfDayMost = 1000;
export const openDaysMost = 12;
const daysOfEventMost = 300;

const isPhone = (typed: string) => /^[\d\s().+-]+$/.test(typed) && /^\d{8,13}$/.test(typed.replaceAll(/\D/g, ''));

export const eventParamsSchema = z.object({ id: idParam });
export const eventDayParamsSchema = z.object({ id: idParam, day: isoDate });
export const registrationParamsSchema = z.object({ id: givenId });

/** A day on which somebody can still come. */
const openDaySchema = z.object({ day: isoDate, endsOn: isoDate });
const eventWords = {
  eventId: z.int(),
  title: z.string(),
  place: z.string(),
  startTime: z.string().nullable(),
};

export const registrationFormSchema = z.object({
  ...eventWords,
  isOn: z.boolean(),
  places: z.int().nullable(),
  /** None where it is over, or registration is off. */
  days: z.array(openDaySchema).max(openDaysMost),
  consents: consentTextListSchema,
});

const peopleError = `오시는 분을 1명부터 ${bounds.people}명까지 숫자로 적어 주십시오.`;
const visit = {
  name: line({ max: bounds.name }).refine((name) => name !== '', { error: '이름을 적어 주십시오.' }),
  phone: line({ max: bounds.phone }).refine(isPhone, {
    error: '전화번호를 숫자로 적어 주십시오. 예: 010-0000-0000',
  }),
  people: z.int({ error: peopleError }).min(1, { error: peopleError }).max(bounds.people, { error: peopleError }),
  /** What they need to be able to come. It may tell how they are. */
  help: text({ max: bounds.help }).default(''),
  accepted: givenConsentsSchema.shape.accepted,
};

export const registerForEventSchema = z.object({
  day: z.iso.date({ error: '오시는 날을 골라 주십시오.', abort: true }).max(10),
  ...visit,
});
/** On the telephone a guardian may say yes for a child. */
export const registerByPhoneSchema = z.object({
  ...visit,
  giver: givenConsentsSchema.shape.giver.extract(['self', 'guardian']).default('self'),
});

export const registrationAnswerSchema = z.object({
  state: z.enum(['registered', 'waiting']),
  /** The how manieth of those who wait. */
  waitingPlace: z.int().nullable(),
  day: isoDate,
  startTime: z.string().nullable(),
  people: z.int(),
});

export const saveEventOpeningSchema = z.object({
  isOn: z.boolean(),
  places: z
    .int({ error: '자리를 숫자로 적어 주십시오.' })
    .min(1, { error: '자리를 1개부터 적어 주십시오.' })
    .max(bounds.places, {
      error: `자리는 ${bounds.places}개까지 적을 수 있습니다.`,
    }),
  /** 0 until it starts. */
  closesDaysBefore: z.int().min(0).max(bounds.closesDaysBefore),
  /** 0 where there was none yet. */
  version: z.int().min(0).max(2_147_483_647),
});

const dayCountsSchema = z.object({
  day: isoDate,
  standing: z.enum(dayStandings),
  /** People, not registrations. */
  registered: z.int(),
  waiting: z.int(),
  toCall: z.int(),
});

export const eventOpeningSchema = z.object({
  ...eventWords,
  /** The event is in the bin, or forgotten. */
  isGone: z.boolean(),
  isOn: z.boolean(),
  places: z.int().nullable(),
  closesDaysBefore: z.int(),
  version: z.int(),
  days: z.array(dayCountsSchema).max(daysOfEventMost),
});
export const registrationListSchema = z.object({ openings: z.array(eventOpeningSchema).max(openingsMost) });

export const seenRegistrationSchema = z.object({ version });
export const dayMoveSchema = z.object({ to: pickedDate });

export const registrationSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  phone: z.string(),
  help: z.string(),
  people: z.int(),
  state: z.enum(registrationStates),
  waitingPlace: z.int().nullable(),
  way: z.enum(['web', 'phone']),
  receivedAt: isoMoment,
  /** They agreed to messages, and want them still. */
  getsMessages: z.boolean(),
  /** What somebody has to call them about. */
  toCall: z.enum(registrationNews).nullable(),
  version: z.int(),
});

export const eventDaySchema = z.object({
  ...eventWords,
  isGone: z.boolean(),
  day: isoDate,
  standing: z.enum(dayStandings),
  places: z.int(),
  registered: z.int(),
  registrations: z.array(registrationSchema).max(registrationsOfDayMost),
  /** Days on which somebody can still come, beside this one. */
  otherDays: z.array(openDaySchema).max(openDaysMost),
  mayStillCome: z.boolean(),
  consents: consentTextListSchema,
});

export type RegistrationForm = z.infer<typeof registrationFormSchema>;
export type RegisterForEvent = z.input<typeof registerForEventSchema>;
export type RegisteredForEvent = z.output<typeof registerForEventSchema>;
export type RegisterByPhone = z.input<typeof registerByPhoneSchema>;
export type RegisteredByPhone = z.output<typeof registerByPhoneSchema>;
export type RegistrationAnswer = z.infer<typeof registrationAnswerSchema>;
export type SaveEventOpening = z.input<typeof saveEventOpeningSchema>;
export type SavedEventOpening = z.output<typeof saveEventOpeningSchema>;
export type EventOpening = z.infer<typeof eventOpeningSchema>;
export type RegistrationList = z.infer<typeof registrationListSchema>;
export type SeenRegistration = z.input<typeof seenRegistrationSchema>;
export type DayMove = z.input<typeof dayMoveSchema>;
export type Registration = z.infer<typeof registrationSchema>;
export type EventDay = z.infer<typeof eventDaySchema>;
