import { z } from 'zod';
import { isoDate, isoMoment } from '../../shared/date.schema.ts';
import { idParam } from '../../shared/text.schema.ts';
import { acts, subjectKinds } from './acts.paths.ts';

export const entriesOnPage = 50;
export const monthsMost = 40;
const peopleMost = 500;

const month = z
  .string()
  .regex(/^20\d\d-(0[1-9]|1[0-2])$/)
  .max(7)
  .meta({ description: 'a month in Seoul, YYYY-MM' });
/** Ids, keys and days: nothing in it can be a name or a sentence. */
const subjectId = z
  .string()
  .regex(/^[a-z0-9][a-z0-9/._-]{0,79}$/)
  .max(80);
/** Far enough for any log. */
const day = isoDate.refine((date) => date < '2200-01-01');
const cursor = z
  .string()
  .regex(/^[a-z0-9]{1,12}\.[ar][a-z0-9]{1,11}$/)
  .max(25);

export const entryFilterSchema = z.object({
  /** The account that acted. */
  actor: idParam.optional(),
  act: z.enum(acts).optional(),
  kind: z.enum(subjectKinds).optional(),
  id: subjectId.optional(),
  from: day.optional(),
  until: day.optional(),
  older: cursor.optional(),
});

const person = z.object({ id: z.int(), nickName: z.string().nullable() });

export const entrySchema = z.object({
  /** Its place in the log: `a` or `r` for the chain, and the number in it. */
  number: z.string(),
  at: isoMoment,
  /** Null where nobody was signed in. */
  actor: person.nullable(),
  /** Null where it was done on the server's own command line. */
  address: z.string().nullable(),
  act: z.enum(acts),
  subject: z
    .object({ kind: z.enum(subjectKinds), id: z.string(), /** Of an account. */ nickName: z.string().nullable() })
    .nullable(),
  details: z.record(z.string(), z.union([z.int(), z.string(), z.array(z.union([z.int(), z.string()])).max(500)])),
});
export const entryPageSchema = z.object({
  entries: z.array(entrySchema).max(entriesOnPage),
  older: z.string().nullable(),
});

/** A month as the office looks it over: how much there is of what deserves a second look. */
export const logMonthSchema = z.object({
  month,
  entries: z.int(),
  failures: z.int(),
  rights: z.int(),
  readings: z.int(),
  /** Null while it is under way or waits. */
  checked: z.object({ by: person, at: isoMoment }).nullable(),
  isOver: z.boolean(),
});
export const logOverviewSchema = z.object({
  months: z.array(logMonthSchema).max(monthsMost),
  /** Whom one may search for. */
  people: z.array(z.object({ id: z.int(), nickName: z.string() })).max(peopleMost),
});

export const checkMonthSchema = z.object({ month });

export type EntryFilter = z.infer<typeof entryFilterSchema>;
export type LogEntry = z.infer<typeof entrySchema>;
export type EntryPage = z.infer<typeof entryPageSchema>;
export type LogMonth = z.infer<typeof logMonthSchema>;
export type LogOverview = z.infer<typeof logOverviewSchema>;
export type CheckMonth = z.infer<typeof checkMonthSchema>;
