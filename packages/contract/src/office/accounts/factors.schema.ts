import { z } from 'zod';
import { isoMoment } from '../../shared/date.schema.ts';
import { givenId } from '../../shared/id.schema.ts';
import { line } from '../../shared/text.schema.ts';
import { refreshAnswerSchema } from './accounts.schema.ts';

const encoded = (max: number) => z.base64url().min(1).max(max);
const handle = encoded(1_400);

const passkeySchema = z.object({
  id: z.uuid(),
  name: z.string(),
  createdAt: isoMoment,
  lastUsedAt: isoMoment.nullable(),
});

export const factorsSchema = z.object({
  passkeys: z.array(passkeySchema).max(20),
  /** An app that shows six digits. */
  hasApp: z.boolean(),
  recoveryCodesLeft: z.int(),
  /** Whoever sees personal data or lets people in cannot do without. */
  isRequired: z.boolean(),
});

/** What the browser's own part of passkeys takes and gives; nobody in between reads it. */
export const passkeyOptionsSchema = z.looseObject({ challenge: z.string() });
const transports = z.array(line({ max: 30 })).max(10);
const credential = {
  id: handle,
  rawId: handle,
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional(),
};
export const newPasskeySchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: encoded(4_000),
    attestationObject: encoded(20_000),
    transports: transports.optional(),
  }),
});
const shownPasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: encoded(4_000),
    authenticatorData: encoded(4_000),
    signature: encoded(4_000),
    userHandle: encoded(200).optional(),
  }),
});

const digits = line({ max: 20 });
export const appCodeSchema = z.object({ code: digits });
export const factorProofSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('passkey'), passkey: shownPasskey }),
  /** Six digits of the app, or one of the ten codes on paper: each is told by its form. */
  z.object({ kind: z.literal('code'), code: line({ min: 1, max: 40 }) }),
]);

export const newAppSchema = z.object({
  /** To be typed where no picture can be taken. */
  secret: z.string(),
  /** A picture of it: squares on a grid of so many, as an SVG path. */
  picture: z.object({ size: z.int(), path: z.string() }),
});

/** The codes are shown this once; null where somebody has theirs already. */
export const addedFactorSchema = refreshAnswerSchema.extend({
  recoveryCodes: z.array(z.string()).max(10).nullable(),
});
export const recoveryCodesSchema = z.array(z.string()).max(10);
export const passkeyParamsSchema = z.object({ id: givenId });

export type Factors = z.infer<typeof factorsSchema>;
export type PasskeyOptions = z.infer<typeof passkeyOptionsSchema>;
export type NewPasskey = z.input<typeof newPasskeySchema>;
export type AppCode = z.input<typeof appCodeSchema>;
export type FactorProof = z.input<typeof factorProofSchema>;
export type NewApp = z.infer<typeof newAppSchema>;
export type AddedFactor = z.infer<typeof addedFactorSchema>;
