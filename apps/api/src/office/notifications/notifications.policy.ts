/** Who sees what was sent to whom. */
export const maySeeMessages = ['owner'] as const;
