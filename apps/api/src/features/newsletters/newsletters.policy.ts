/** Who writes the newsletter. Everybody reads it. */
export const mayWriteNewsletters = ['editor', 'owner'] as const;
