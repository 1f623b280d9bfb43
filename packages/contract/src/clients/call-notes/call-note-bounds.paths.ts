/** The most characters of what is typed. */
export const callNoteBounds = { who: 40, phoneEnd: 4, about: 500 } as const;

/** The most that one list shows. */
export const openCallNotesMost = 50;
