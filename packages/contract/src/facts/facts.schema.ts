import { z } from 'zod';
import { isoDate, isoMoment } from '../shared/date.schema.ts';
import { webAddress } from '../shared/link.schema.ts';
import { line, version } from '../shared/text.schema.ts';

export const factKey = z
  .string()
  .max(60)
  .regex(/^[a-z0-9-]+$/);
export const factsMost = 500;

/** What staff may change of a fact; its key is its identity. */
export const factContentSchema = z.object({
  /** What it is, for example 한 달 이용 분담금. */
  label: line({ min: 1, max: 80 }),
  /** What a reader sees, for example 30,000원. */
  value: line({ min: 1, max: 300 }),
  /** Won, where something calculates with it. */
  amount: z.int().min(0).max(1_000_000_000).nullable(),
  note: line({ max: 300 }).nullable().default(null),
  effectiveFrom: isoDate.nullable(),
  source: line({ min: 1, max: 200 }),
  sourceHref: webAddress.nullable().default(null),
  checkedOn: isoDate.nullable(),
});

export const factSchema = factContentSchema.extend({ key: factKey, version: z.int(), updatedAt: isoMoment });
export const factListSchema = z.array(factSchema).max(factsMost);
export const factParamsSchema = z.object({ key: factKey });
export const updateFactSchema = factContentSchema.extend({ version: version.optional() });

export type FactContent = z.infer<typeof factContentSchema>;
export type Fact = z.infer<typeof factSchema>;
export type UpdateFact = z.input<typeof updateFactSchema>;
