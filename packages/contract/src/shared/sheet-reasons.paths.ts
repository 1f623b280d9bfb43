/** Why somebody takes a list of people out of the house. Kept in the log for years: a word is never renamed, only added. */
export const sheetReasons = ['report', 'inspection', 'contact', 'handover', 'own-request'] as const;
export type SheetReason = (typeof sheetReasons)[number];

/** Of the password that opens such a list. */
export const sheetPasswordLeast = 12;
