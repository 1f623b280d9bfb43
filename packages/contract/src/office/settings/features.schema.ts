import { z } from 'zod';

/** What a pack does not name, the association has. */
export const featuresSchema = z
  .strictObject({ transport: z.boolean().default(true), daycare: z.boolean().default(true) })
  .prefault({});
