import { z } from 'zod';
import { isoDate, isoMoment } from '../../shared/date.schema.ts';
import { line } from '../../shared/text.schema.ts';
import { applicationKinds, applicationStates, proofKinds } from '../application-names.paths.ts';
import { statusBounds } from './status-bounds.paths.ts';
import { rideSchema } from '../ride.schema.ts';

/** As typed: small letters, spaces and missing hyphens are mended before it is looked for. */
export const askStatusSchema = z.object({
  receipt: line({ min: 1, max: statusBounds.receipt }),
  phone: line({ min: 1, max: statusBounds.phone }),
});
export const openStatusSchema = z.object({
  token: z
    .string()
    .max(64)
    .regex(/^[A-Za-z0-9_-]{43,64}$/),
});

/** What an applicant sees. No name, clinic, day or address; the ride only by the link, which nobody else was sent. */
export const applicationStatusSchema = z.object({
  kind: z.enum(applicationKinds),
  state: z.enum(applicationStates),
  /** The steps in their order, each with its day where it was reached. */
  steps: z.array(z.object({ state: z.enum(applicationStates), at: isoMoment.nullable() })).max(6),
  since: isoMoment,
  /** Why it waits or was refused, in plain words. */
  reason: z.string().nullable(),
  /** By when the office will have called, where that is set. */
  dueOn: isoDate.nullable(),
  ride: rideSchema.nullable(),
  /** What it will be from its first day on. */
  nextRide: rideSchema.nullable(),
  /** Pictures that the office asked for; only by the link. */
  pictures: z.array(z.object({ id: z.uuid(), kind: z.enum(proofKinds) })).max(10),
});

export type AskStatus = z.input<typeof askStatusSchema>;
export type OpenStatus = z.input<typeof openStatusSchema>;
export type ApplicationStatus = z.infer<typeof applicationStatusSchema>;
