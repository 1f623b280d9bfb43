/** The most characters of what is typed. */
export const eventBounds = { title: 150, place: 120, address: 200, capacity: 200 } as const;
