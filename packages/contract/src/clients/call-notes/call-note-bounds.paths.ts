/** The most characters of what is typed. */
export const callNoteBounds = { who: 40, phoneEnd: 4, about: 500 } as const;
