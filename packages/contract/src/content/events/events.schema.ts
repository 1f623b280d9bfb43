import { z } from 'zod';
import { isoDate, isoMoment } from '../../shared/date.schema.ts';
import { webAddress } from '../../shared/link.schema.ts';
import { line, text } from '../../shared/text.schema.ts';
import { contentSchemas } from '../engine/content.schema.ts';
import { eventBounds } from './event-bounds.paths.ts';

export const eventHtmlMax = 50_000;
/** Korean text takes three bytes a character. */
export const eventBodyMax = 4 * eventHtmlMax + 64 * 1024;
export const upcomingMost = 100;
export const pastOnPage = 20;
export const occurrencesInMonthMost = 400;
export const repeatsMost = 260;
const exceptionsMost = 100;
const nextMost = 12;

/** The clock on the wall in Seoul. Korea changes no clocks. */
const wallTime = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
  .max(5);
/** Far enough for any event, and for its repetitions. */
const day = isoDate.refine((date) => date < '2200-01-01');
const month = z.string().regex(/^(19|20)\d\d-(0[1-9]|1[0-2])$/);

/** It ends by a day or by a number of times, one of both. Days that are left out still count. */
const end = {
  until: day.nullable(),
  count: z.int().min(2).max(repeatsMost).nullable(),
  except: z.array(day).max(exceptionsMost),
};
const repeat = z.discriminatedUnion('every', [
  z.object({ every: z.literal('week'), interval: z.int().min(1).max(8), ...end }),
  /** `date`: the same day of the month, left out where a month has none. `weekday`: the same weekday of the same week, such as the second Tuesday. */
  z.object({ every: z.literal('month'), by: z.enum(['date', 'weekday']), interval: z.int().min(1).max(12), ...end }),
]);

const time = {
  startsOn: day,
  /** Null: the whole day. */
  startTime: wallTime.nullable(),
  endsOn: day,
  /** Null where nobody knows, or for the whole day. */
  endTime: wallTime.nullable(),
};

const contentOf = (least: 0 | 1) => ({
  title: line({ min: least, max: eventBounds.title }),
  /** The server keeps p, br, strong, em, u, s, h3, ul, ol, li and a[href], and drops the rest. */
  html: text({ max: eventHtmlMax }),
  place: line({ max: eventBounds.place }),
  address: line({ max: eventBounds.address }),
  mapHref: webAddress.nullable(),
  /** How many may come and how one says so, in words. */
  capacity: line({ max: eventBounds.capacity }),
  ...time,
  repeat: repeat.nullable(),
});

export const eventContentSchema = z.object(contentOf(1));
export const occurrenceSchema = z.object({
  id: z.int(),
  title: z.string(),
  place: z.string(),
  startsOn: isoDate,
  startTime: z.string().nullable(),
  endsOn: isoDate,
  endTime: z.string().nullable(),
  isRepeated: z.boolean(),
});

export const eventSchema = eventContentSchema.extend({
  id: z.int(),
  version: z.int(),
  updatedAt: isoMoment,
  /** From today on; for a past event the last time it took place. */
  next: z.array(occurrenceSchema).max(nextMost),
  isPast: z.boolean(),
});

/** One event as its page shows it. */
export const eventPageSchema = eventSchema.extend({ takesRegistrations: z.boolean() });

export const monthParamsSchema = z.object({ month });
export const upcomingSchema = z.array(occurrenceSchema).max(upcomingMost);
export const pastQuerySchema = z.object({
  year: z
    .string()
    .regex(/^(19|20)\d\d$/)
    .optional(),
  cursor: z
    .string()
    .regex(/^\d{4}-\d\d-\d\d\.[0-9a-z]{1,6}$/)
    .optional(),
});
export const pastEventsSchema = z.object({
  events: z.array(occurrenceSchema).max(pastOnPage),
  next: z.string().nullable(),
  /** The years that past events have. */
  years: z.object({ first: z.int(), last: z.int() }).nullable(),
});
export const eventMonthSchema = z.object({
  month,
  /** The server's: a browser's clock may be wrong. */
  today: isoDate,
  events: z.array(occurrenceSchema).max(occurrencesInMonthMost),
});
export const eventSchemas = contentSchemas({
  content: eventContentSchema,
  shown: eventSchema,
  /** Typed and not saved: it may be empty where an event may not. */
  draft: z.object(contentOf(0)),
  binned: { startsOn: isoDate },
});

export const calendarFileSchema = z.object({ fileName: z.string(), ics: z.string() });

export type EventContent = z.infer<typeof eventContentSchema>;
export type Repeat = NonNullable<EventContent['repeat']>;
export type Occurrence = z.infer<typeof occurrenceSchema>;
export type Event = z.infer<typeof eventSchema>;
export type EventPage = z.infer<typeof eventPageSchema>;
export type CreateEvent = z.input<typeof eventContentSchema>;
export type PastQuery = z.input<typeof pastQuerySchema>;
export type PastEvents = z.infer<typeof pastEventsSchema>;
export type EventMonth = z.infer<typeof eventMonthSchema>;
export type CalendarFile = z.infer<typeof calendarFileSchema>;
