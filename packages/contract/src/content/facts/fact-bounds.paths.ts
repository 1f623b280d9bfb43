/** The most characters of what is typed. */
export const factBounds = { label: 80, value: 300, note: 300, source: 200 } as const;
