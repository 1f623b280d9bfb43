import { z } from 'zod';
import { isoDate, isoMoment } from '../../shared/date.schema.ts';
import { givenId } from '../../shared/id.schema.ts';
import { consentGivers, consentKinds, consentWays } from './consent-names.paths.ts';

/** Names one text: what for, which consent, and which version of its words. `transport/health/1` */
const consentTextId = z
  .string()
  .max(66)
  .regex(/^[a-z-]{1,30}\/[a-z-]{1,30}\/[1-9]\d{0,3}$/);

/** What a person is told before saying yes. A text that somebody agreed to never changes; new words are a new version. */
export const consentTextSchema = z.object({
  id: consentTextId,
  kind: z.enum(consentKinds),
  title: z.string(),
  purpose: z.string(),
  items: z.string(),
  period: z.string(),
  /** To whom, where it goes to others. */
  recipient: z.string().nullable(),
  /** The right to say no, and what follows from it. */
  refusal: z.string(),
  isRequired: z.boolean(),
  from: isoDate,
});
export const consentTextListSchema = z.array(consentTextSchema).max(8);

export const consentSchema = z.object({
  id: z.uuid(),
  text: consentTextSchema,
  giver: z.enum(consentGivers),
  way: z.enum(consentWays),
  givenAt: isoMoment,
  /** Nick name of who took it by telephone or on paper. */
  takenBy: z.string().nullable(),
  withdrawnAt: isoMoment.nullable(),
});

export const consentParamsSchema = z.object({ id: givenId, consent: givenId });
export const withdrawConsentSchema = z.object({ way: z.enum(consentWays) });
/** Taken from somebody who is already known, on the telephone or on paper. */
export const takeConsentSchema = z.object({
  text: consentTextId,
  giver: z.enum(consentGivers),
  way: z.enum(['phone', 'paper']),
});

/** What was said yes to, as a form sends it. */
export const givenConsentsSchema = z.object({
  accepted: z.array(consentTextId).max(8),
  giver: z.enum(consentGivers),
});

export type ConsentText = z.infer<typeof consentTextSchema>;
export type Consent = z.infer<typeof consentSchema>;
export type GivenConsents = z.infer<typeof givenConsentsSchema>;
export type WithdrawConsent = z.input<typeof withdrawConsentSchema>;
export type TakeConsent = z.input<typeof takeConsentSchema>;
