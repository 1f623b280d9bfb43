import { z } from 'zod';

/** A list as a file for spreadsheets; without a wish it is CSV. */
export const sheetQuerySchema = z.object({ format: z.enum(['csv', 'xlsx']).optional() });
/** The file itself in base64. */
export const sheetFileSchema = z.object({ fileName: z.string(), file: z.string() });

export type SheetQuery = z.input<typeof sheetQuerySchema>;
export type SheetFormat = NonNullable<SheetQuery['format']>;
export type SheetFile = z.infer<typeof sheetFileSchema>;
