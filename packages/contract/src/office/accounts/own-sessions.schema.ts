import { z } from 'zod';
import { isoMoment } from '../../shared/date.schema.ts';
import { givenId } from '../../shared/id.schema.ts';

export const ownSessionSchema = z.object({
  id: z.uuid(),
  /** The device in plain words. */
  device: z.string(),
  address: z.string(),
  createdAt: isoMoment,
  lastUsedAt: isoMoment,
  /** The one that asks. */
  isThis: z.boolean(),
});
export const ownSessionsSchema = z.array(ownSessionSchema).max(20);
export const ownSessionParamsSchema = z.object({ id: givenId });

export type OwnSession = z.infer<typeof ownSessionSchema>;
