/** The most characters of what is typed. */
export const closureBounds = { reason: 60 } as const;
