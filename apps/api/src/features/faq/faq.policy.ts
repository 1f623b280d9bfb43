/** Who writes the FAQ. Everybody reads it. */
export const mayWriteFaq = ['editor', 'owner'] as const;
