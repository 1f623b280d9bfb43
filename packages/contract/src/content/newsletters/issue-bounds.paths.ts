/** The most characters of what is typed. */
export const issueBounds = { title: 100, pageText: 10_000 } as const;
