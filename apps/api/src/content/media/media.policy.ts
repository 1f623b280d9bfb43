/** Who uploads files and says what pictures show. Everybody may read what a page links to. */
export const mayUpload = ['editor', 'owner'] as const;
