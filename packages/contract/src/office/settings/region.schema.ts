import { z } from 'zod';
import { webAddress } from '../../shared/link.schema.ts';
import { line } from '../../shared/text.schema.ts';

const percent = z.number().min(0).max(100);

/** A part of the region by which clinics are found, and where its label lies on the sketch of the region. */
export const districtSchema = z.object({
  name: line({ min: 1, max: 20 }),
  map: z.object({ x: percent, y: percent }).nullable(),
});

export const districtListSchema = z
  .array(districtSchema)
  .min(1)
  .max(60)
  .refine((list) => new Set(list.map(({ name }) => name)).size === list.length, { error: 'a district stands twice' });

/** Where the association is at home: what a sister association in another city has otherwise. */
export const regionSchema = z.object({
  /** As people say it, without 광역시. */
  name: line({ min: 1, max: 20 }),
  /** As the law says it. */
  fullName: line({ min: 1, max: 30 }),
  /** The city's own taxis for people with a disability, and the centre that runs them. */
  callTaxi: z.object({
    name: line({ min: 1, max: 20 }),
    centre: line({ min: 1, max: 60 }),
    href: webAddress,
  }),
});

export const siteRegionSchema = regionSchema.extend({ districts: districtListSchema });

export type District = z.infer<typeof districtSchema>;
export type Region = z.infer<typeof regionSchema>;
export type SiteRegion = z.infer<typeof siteRegionSchema>;
