/** The most characters of what is typed. */
export const faqBounds = { title: 200 } as const;
