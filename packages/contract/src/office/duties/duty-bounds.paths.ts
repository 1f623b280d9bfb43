/** The most characters of what is typed. */
export const dutyBounds = { title: 80, note: 200 } as const;
