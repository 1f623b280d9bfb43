/** The most people of one message, and characters of its text: a long text message, whatever stands before it. */
export const groupMessageBounds = { people: 2_000, text: 900, shown: 50, listed: 20 } as const;
