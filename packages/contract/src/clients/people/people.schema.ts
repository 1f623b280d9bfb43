import { z } from 'zod';
import { applicationStates } from '../application-names.paths.ts';
import { pastEventSchema } from '../case-events.schema.ts';
import { rideSchema } from '../ride.schema.ts';
import { isoDate, isoMoment } from '../../shared/date.schema.ts';
import { givenId } from '../../shared/id.schema.ts';
import { line } from '../../shared/text.schema.ts';
import { personBounds } from './person-bounds.paths.ts';
import { consentSchema, consentTextSchema } from './consents.schema.ts';

/** Last four digits, a whole number, a name, or its first consonants (ㄱㅊㅅ). In the body: it must stand in no address. */
export const personSearchSchema = z.object({ words: line({ min: 2, max: personBounds.search }) });

export const personSummarySchema = z.object({
  id: z.uuid(),
  name: z.string(),
  phone: z.string(),
  /** What they are to the association: 회원, 이용자, and what is under way. */
  roles: z.array(z.enum(['member', 'rider'])).max(2),
  openApplications: z.array(z.object({ id: z.uuid(), kind: z.string(), state: z.string() })).max(5),
});
export const personListSchema = z.object({ people: z.array(personSummarySchema).max(20), hasMore: z.boolean() });

/** What is asked first on the telephone, in words; empty where nothing was said. */
export const knownRideSchema = z.object({
  caseId: z.uuid(),
  state: z.enum(applicationStates),
  ride: rideSchema.nullable(),
  nextRide: rideSchema.nullable(),
  clinic: z.string(),
  /** When they are treated. */
  days: z.string(),
  chairTime: z.string(),
  pickUp: z.string(),
  pickUpNote: z.string(),
  help: z.string(),
  /** Where the dialysis vessel is, as long as somebody agrees that it is known. */
  accessArm: z.string(),
  /** What the applicant added. */
  other: z.string(),
  /** The newest note of the office. */
  note: z.string(),
});

export const personParamsSchema = z.object({ id: givenId });
export const personSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  phone: z.string(),
  email: z.string().nullable(),
  address: z.string().nullable(),
  birthDate: isoDate.nullable(),
  /** Who helps, and is called first. */
  guardianName: z.string().nullable(),
  guardianPhone: z.string().nullable(),
  roles: z.array(z.enum(['member', 'rider'])).max(2),
  applications: z.array(z.object({ id: z.uuid(), kind: z.string(), state: z.string(), receivedAt: isoMoment })).max(20),
  /** Of whoever rides, or has applied to. */
  ride: knownRideSchema.nullable(),
  /** What was done for them of late, the newest first. */
  past: z.array(pastEventSchema).max(12),
  consents: z.array(consentSchema).max(50),
  /** What they may be asked to agree to, each in its newest words. */
  texts: z.array(consentTextSchema).max(20),
  createdAt: isoMoment,
});

export type PersonSummary = z.infer<typeof personSummarySchema>;
export type PersonList = z.infer<typeof personListSchema>;
export type KnownRide = z.infer<typeof knownRideSchema>;
export type Person = z.infer<typeof personSchema>;
export type PersonSearch = z.input<typeof personSearchSchema>;
