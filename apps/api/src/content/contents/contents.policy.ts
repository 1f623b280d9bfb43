/** Who sees all content together. What may be done to a kind is for its own feature to say. */
export const mayCareForContents = ['editor', 'owner'] as const;
