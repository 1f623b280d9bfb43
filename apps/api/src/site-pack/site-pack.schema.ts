import { factContentSchema } from '@kidney/contract/content/facts/facts.schema.ts';
import { blockSchema } from '@kidney/contract/content/pages/blocks.schema.ts';
import { pageContentSchema } from '@kidney/contract/content/pages/pages.schema.ts';
import { featuresSchema } from '@kidney/contract/office/settings/features.schema.ts';
import { districtListSchema, regionSchema } from '@kidney/contract/office/settings/region.schema.ts';
import { identitySchema, vansSchema } from '@kidney/contract/office/settings/settings.schema.ts';
import { z } from 'zod';
import type { PackPictures } from './drawings/read-pictures.ts';

const blockId = z.string().regex(/^[a-z0-9-]{1,40}$/);

/** `site.json`: who the association is, and where. */
export const siteFileSchema = z.strictObject({
  format: z.literal(1),
  /** Of small letters and digits: names the pack for good. */
  id: z.string().regex(/^[a-z][a-z0-9]{1,20}$/),
  identity: identitySchema,
  region: regionSchema,
  districts: districtListSchema,
  vans: vansSchema.shape.vans,
  features: featuresSchema,
});

/** `facts.json`: fares and telephone numbers of the city, and what the association's own service costs. */
export const factsFileSchema = z
  .array(factContentSchema.extend({ key: z.string().regex(/^[a-z0-9-]{1,60}$/) }))
  .max(200);

/** `pages/KEY.json`: where a page of ours says something of its own here. */
export const pageChangeSchema = z
  .strictObject({
    ...pageContentSchema.pick({ lead: true, description: true, checkedOn: true }).partial().shape,
    /** In place of the block with its id, or, where there is none, after the one that it names, or first. */
    blocks: z.array(z.intersection(blockSchema, z.object({ after: blockId.optional() }))).max(60),
    /** Beside those that the page has. */
    sources: pageContentSchema.shape.sources,
  })
  .partial();

export type PageChange = z.infer<typeof pageChangeSchema>;

export interface SitePack extends z.infer<typeof siteFileSchema> {
  facts: z.infer<typeof factsFileSchema>;
  pages: ReadonlyMap<string, PageChange>;
  pictures: PackPictures;
}
