import { z } from 'zod';
import { sheetFileSchema } from './sheet.schema.ts';
import { sheetPasswordLeast, sheetReasons } from './sheet-reasons.paths.ts';

/** What every keyboard has and every spreadsheet takes. */
const sheetPassword = z
  .string()
  .min(sheetPasswordLeast)
  .max(100)
  .regex(/^[\x21-\x7e]+$/, { error: '영문자, 숫자, 기호로만 적어 주십시오.' });

/** A list that holds people: why it is wanted, and what opens it. Without a password the server makes one. */
export const askForSheetSchema = z.object({
  reason: z.enum(sheetReasons, { error: '까닭을 골라 주십시오.' }),
  password: sheetPassword.optional(),
});
export const protectedSheetSchema = sheetFileSchema.extend({
  /** The one that the server made. It is shown this once, and nobody keeps it. */
  password: z.string().nullable(),
});

export type AskForSheet = z.input<typeof askForSheetSchema>;
export type ProtectedSheet = z.infer<typeof protectedSheetSchema>;
