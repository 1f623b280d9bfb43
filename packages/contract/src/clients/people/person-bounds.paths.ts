/** The most characters of what is typed to find somebody, and of the name that says that it is them. */
export const personBounds = { search: 40, name: 60 } as const;
