import { z } from 'zod';
import { isoMoment } from '../../shared/date.schema.ts';
import { signNames, signStates } from './signs.paths.ts';

const signSchema = z.object({
  name: z.enum(signNames),
  state: z.enum(signStates),
  /** The moment that it is about: of the last backup, of the end of a certificate. */
  at: isoMoment.nullable(),
});

export const watchReportSchema = z.object({
  /** When it was last looked whether anybody has to be told; null where nobody ever looked. */
  lookedAt: isoMoment.nullable(),
  /** Longer ago than it should be: nobody would be told. */
  isBlind: z.boolean(),
  signs: z.array(signSchema).max(signNames.length),
});

export type Sign = z.infer<typeof signSchema>;
export type WatchReport = z.infer<typeof watchReportSchema>;
