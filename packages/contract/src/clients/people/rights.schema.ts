import { z } from 'zod';
import { line } from '../../shared/text.schema.ts';
import { personBounds } from './person-bounds.paths.ts';
import { erasureGrounds } from './retention-names.paths.ts';

/** Who erases somebody types their name: it cannot be undone. */
export const erasePersonSchema = z.object({
  name: line({ min: 1, max: personBounds.name }),
  ground: z.enum(erasureGrounds, { error: '까닭을 골라 주십시오.' }),
});

export type ErasePerson = z.input<typeof erasePersonSchema>;
