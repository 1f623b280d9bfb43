/** The most characters of a message by each way. 900 are a long text message, whatever stands before them. */
export const messageBounds = { mail: { to: 254, text: 2_000 }, sms: { to: 20, text: 900 }, subject: 100 } as const;
