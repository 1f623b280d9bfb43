import { z } from 'zod';
import { applicationKinds, applicationStates } from '../../clients/application-names.paths.ts';
import { rideSchema } from '../../clients/ride.schema.ts';
import { contentKinds, contentStates } from '../../content/contents/content-names.paths.ts';
import { isoMoment } from '../../shared/date.schema.ts';
import { line } from '../../shared/text.schema.ts';
import { staffSearchBounds } from './staff-search-bounds.paths.ts';

/** A name, its first consonants, the end of a telephone number, a receipt number or its end, words of a title. */
export const staffSearchSchema = z.object({ words: line({ min: 1, max: staffSearchBounds.words }) });

const someOf = <Row extends z.ZodType>(row: Row) =>
  z.object({ rows: z.array(row).max(staffSearchBounds.shown), hasMore: z.boolean() });

const foundPersonSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Whose number was typed. */
  who: z.enum(['person', 'guardian']),
  phoneEnd: z.string(),
  roles: z.array(z.enum(['member', 'rider', 'applicant'])).max(3),
  ride: rideSchema.pick({ van: true, days: true }).nullable(),
});

const foundApplicationSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  kind: z.enum(applicationKinds),
  state: z.enum(applicationStates),
  receivedAt: isoMoment,
});

const foundWritingSchema = z.object({
  kind: z.enum(contentKinds),
  title: z.string(),
  state: z.enum(contentStates),
  /** Where it is read; of what nobody can read yet, where it is written. */
  path: z.string(),
});

/** People and applications are left out for whoever may not see them. */
export const foundForStaffSchema = z.object({
  people: someOf(foundPersonSchema).optional(),
  applications: someOf(foundApplicationSchema).optional(),
  writings: someOf(foundWritingSchema),
});

export type StaffSearch = z.input<typeof staffSearchSchema>;
export type FoundForStaff = z.infer<typeof foundForStaffSchema>;
