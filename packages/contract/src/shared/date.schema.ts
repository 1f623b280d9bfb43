import { z } from 'zod';

/** PostgreSQL knows no year 0. */
const sinceCalendars = (day: string) => day >= '1900-01-01';
/** A day in Seoul, `YYYY-MM-DD`. Dates travel as ISO strings. */
export const isoDate = z.iso.date().max(10).refine(sinceCalendars);
/** One that somebody has to pick. */
export const pickedDate = z.iso.date({ error: '날짜를 골라 주십시오.' }).max(10).refine(sinceCalendars);
/** A moment, ISO 8601 with an offset. */
export const isoMoment = z.iso.datetime({ offset: true }).max(40);
