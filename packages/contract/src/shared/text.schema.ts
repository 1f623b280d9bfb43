import { z } from 'zod';

// Postgres text refuses U+0000, and a lone surrogate cannot be stored as UTF-8.
const storable = (value: string) => !value.includes('\u0000') && value.isWellFormed();

/** Text as a person typed it: NFC, storable, bounded. `overwrite` keeps the bounds in OpenAPI. */
export function text(bounds: { min?: number; max: number }) {
  return z
    .string()
    .overwrite((value) => value.normalize('NFC'))
    .min(bounds.min ?? 0)
    .max(bounds.max)
    .refine(storable, { error: '쓸 수 없는 글자가 들어 있습니다.' });
}

/** One line of text: trimmed, without line breaks. */
export function line(bounds: { min?: number; max: number }) {
  return z
    .string()
    .overwrite((value) => value.normalize('NFC').trim())
    .min(bounds.min ?? 0)
    .max(bounds.max)
    .refine((value) => storable(value) && !/[\r\n]/.test(value), {
      error: '쓸 수 없는 글자가 들어 있습니다.',
    });
}

/** An id in a path or query: PostgreSQL's integer, written in decimal digits. */
export const idParam = z
  .string()
  .regex(/^[1-9]\d{0,9}$/)
  .refine((value) => Number(value) <= 2_147_483_647)
  .meta({ description: 'positive integer id' });

export const version = z.int().min(1).max(2_147_483_647);
