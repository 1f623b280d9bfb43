/** The most characters of what is typed; `words` is with what it ended. */
export const formatBounds = { name: 40, phone: 20, email: 254, wish: 500, words: 200 } as const;
