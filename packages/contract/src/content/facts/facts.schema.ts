import { z } from 'zod';
import { isoDate, isoMoment } from '../../shared/date.schema.ts';
import { webAddress } from '../../shared/link.schema.ts';
import { idParam, line, version } from '../../shared/text.schema.ts';
import { factBounds } from './fact-bounds.paths.ts';

export const factKey = z
  .string()
  .max(60)
  .regex(/^[a-z0-9-]+$/);
export const factsMost = 500;

/** What staff may change of a fact; its key is its identity. */
export const factContentSchema = z.object({
  /** What it is, for example 한 달 이용 분담금. */
  label: line({ min: 1, max: factBounds.label }),
  /** What a reader sees, for example 30,000원. */
  value: line({ min: 1, max: factBounds.value }),
  /** Won, where something calculates with it. */
  amount: z.int().min(0).max(1_000_000_000).nullable(),
  note: line({ max: factBounds.note }).nullable().default(null),
  effectiveFrom: isoDate.nullable(),
  source: line({ min: 1, max: factBounds.source }),
  sourceHref: webAddress.nullable().default(null),
  /** The day on which somebody held it against a source that was current then. */
  checkedOn: isoDate.nullable(),
  /** Since when it is known so, where no current source could be had. */
  knownSince: isoDate.nullable().default(null),
});

export const factSchema = factContentSchema.extend({ key: factKey, version: z.int(), updatedAt: isoMoment });
export const factListSchema = z.array(factSchema).max(factsMost);
export const factParamsSchema = z.object({ key: factKey });
/** Where a fact is shown. */
export const factPlaceSchema = z.object({ title: z.string(), path: z.string() });
/** A fact as those see it who keep it: with the change that is to come, and every place that shows it. */
export const managedFactSchema = factSchema.extend({
  planned: factContentSchema.nullable(),
  places: z.array(factPlaceSchema).max(200),
});
export const managedFactListSchema = z.array(managedFactSchema).max(factsMost);
export const factVersionsMost = 100;
export const factVersionListSchema = z
  .array(
    z.object({
      version: z.int(),
      savedAt: isoMoment,
      author: z.string().nullable(),
      content: factContentSchema,
    }),
  )
  .max(factVersionsMost);
export const cancelPlannedQuerySchema = z.object({ version: idParam.optional() });
export const updateFactSchema = factContentSchema.extend({ version: version.optional() });

export type FactContent = z.infer<typeof factContentSchema>;
export type FactPlace = z.infer<typeof factPlaceSchema>;
export type ManagedFact = z.infer<typeof managedFactSchema>;
export type FactVersion = z.infer<typeof factVersionListSchema>[number];
export type Fact = z.infer<typeof factSchema>;
export type UpdateFact = z.input<typeof updateFactSchema>;
