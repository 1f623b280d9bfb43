import { z } from 'zod';

/** A day in Seoul, `YYYY-MM-DD`. Dates travel as ISO strings. PostgreSQL knows no year 0. */
export const isoDate = z.iso
  .date()
  .max(10)
  .refine((day) => day >= '1900-01-01');
/** A moment, ISO 8601 with an offset. */
export const isoMoment = z.iso.datetime({ offset: true }).max(40);
