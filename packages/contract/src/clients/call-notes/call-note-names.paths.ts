/** Called back, written into a case, begun as an application, or put away. */
export const callNoteEndings = ['called', 'contact', 'application', 'dropped'] as const;
export type CallNoteEnding = (typeof callNoteEndings)[number];

/** Days that one stays which is done. */
export const callNoteKeptDays = 30;
