import { z } from 'zod';
import { line } from '../../shared/text.schema.ts';

const address = line({ min: 1, max: 80 });
const length = z.number().min(1).max(10_000);

/** Where a drawing of the pack is, on a light ground and on a dark one. The addresses say what is in it. */
const pictureSchema = z.object({ day: address, night: address, width: length, height: length });

/** Null where the pack brought none. */
export const picturesSchema = z.object({ logo: pictureSchema.nullable(), map: pictureSchema.nullable() });

export type Pictures = z.infer<typeof picturesSchema>;
