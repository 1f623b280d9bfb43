/** The most characters of what is typed. */
export const programBounds = { title: 80, description: 2_000, place: 80, audience: 120 } as const;
