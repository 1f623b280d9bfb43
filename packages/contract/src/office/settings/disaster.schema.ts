import { z } from 'zod';
import { isoMoment } from '../../shared/date.schema.ts';
import { line } from '../../shared/text.schema.ts';
import { disasterBounds, settingRows } from './setting-bounds.paths.ts';

const shuttleStates = ['runs', 'limited', 'stopped'] as const;
const clinicStates = ['open', 'limited', 'closed'] as const;

/** What the first page says in a disaster, kept ready so that one switch is enough. */
export const disasterSchema = z.object({
  isOn: z.boolean(),
  /** What happened, in one line. */
  title: line({ min: 1, max: disasterBounds.title }),
  lead: line({ max: disasterBounds.lead }),
  /** What to do, one thing each, the first first. */
  steps: z.array(line({ min: 1, max: 120 })).max(settingRows.steps),
  /** Whom to call beside the office: its number is that of the identity, and never copied. */
  calls: z
    .array(z.object({ label: line({ min: 1, max: 40 }), phone: line({ min: 1, max: 20 }) }))
    .max(settingRows.calls),
  shuttle: z.object({ state: z.enum(shuttleStates), note: line({ max: disasterBounds.shuttleNote }) }),
  /** Clinics that somebody has asked; of the others nothing is known. */
  clinics: z
    .array(
      z.object({
        id: z.int().min(1).max(2_147_483_647),
        state: z.enum(clinicStates),
        note: line({ max: disasterBounds.clinicNote }),
      }),
    )
    .max(300),
});

const { calls } = disasterSchema.shape;
/** What visitors get while it is on, with the moment at which it was true. The office's own number is the last of the calls. */
export const emergencySchema = disasterSchema
  .omit({ isOn: true })
  .extend({ calls: z.array(calls.element).max(11), updatedAt: isoMoment });

export type Disaster = z.infer<typeof disasterSchema>;
export type Emergency = z.infer<typeof emergencySchema>;
export type ShuttleState = (typeof shuttleStates)[number];
export type ClinicState = (typeof clinicStates)[number];
