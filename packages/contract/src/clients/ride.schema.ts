import { z } from 'zod';
import { isoDate } from '../shared/date.schema.ts';
import { serviceDays } from './application-names.paths.ts';

export const rideSchema = z.object({
  van: z.string(),
  days: z.array(z.enum(serviceDays)).max(5),
  pickUpAt: z.string().nullable(),
  returnAt: z.string().nullable(),
  firstDay: isoDate,
});

/** What assigning a van begins with; the officer looks it over. */
export const wishedRideSchema = rideSchema.omit({ van: true }).extend({ chairTime: z.string() });

export type Ride = z.infer<typeof rideSchema>;
export type WishedRide = z.infer<typeof wishedRideSchema>;
