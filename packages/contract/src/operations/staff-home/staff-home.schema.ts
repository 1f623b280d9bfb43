import { z } from 'zod';
import { backupStatusSchema } from '../backups/backups.schema.ts';
import { runningProgramsSchema } from '../heartbeats/heartbeats.schema.ts';
import { dutiesMost, dutySchema } from '../../office/duties/duties.schema.ts';
import { sentMessageSchema } from '../../clients/cases/sent-messages.schema.ts';
import { dueCaseSchema, unsentMessageSchema } from '../../clients/cases/waiting-cases.schema.ts';
import { dueFormatSchema } from '../../clients/format-requests/format-requests.schema.ts';
import { isoDate } from '../../shared/date.schema.ts';
import { serviceDaySchema } from '../../transport/service-days/service-days.schema.ts';
import { countedMost, dueShownMost, sentShownMost, unsentShownMost, waitKinds, writingPlaces } from './waits.paths.ts';

const count = z.int().min(0).max(countedMost);

export const waitSchema = z.object({
  kind: z.enum(waitKinds),
  count,
  /** Where they lie, for what is written in several places; the empty ones are left out. */
  places: z.array(z.object({ place: z.enum(writingPlaces), count })).max(writingPlaces.length),
});

/** Only what the caller may do something about; null is what is not theirs. */
export const staffHomeSchema = z.object({
  today: isoDate,
  /** Whether the vans run today, where there are vans. */
  service: serviceDaySchema.nullable(),
  waits: z.array(waitSchema).max(waitKinds.length),
  /** What is due within days or was, the latest first. Whom it names is in the log. */
  cases: z.array(dueCaseSchema).max(dueShownMost).nullable(),
  formats: z.array(dueFormatSchema).max(dueShownMost).nullable(),
  /** The newest first. */
  unsent: z.array(unsentMessageSchema).max(unsentShownMost).nullable(),
  /** Of the last days, the newest first. */
  sent: z.array(sentMessageSchema).max(sentShownMost).nullable(),
  duties: z
    .array(dutySchema.pick({ id: true, title: true, href: true, dueOn: true }))
    .max(dutiesMost)
    .nullable(),
  backups: backupStatusSchema.nullable(),
  programs: runningProgramsSchema.nullable(),
});

export const staffHomeCountSchema = z.object({ due: count });

export type StaffHomeCount = z.infer<typeof staffHomeCountSchema>;
export type Wait = z.infer<typeof waitSchema>;
export type StaffHome = z.infer<typeof staffHomeSchema>;
