/** Who writes information pages. Everybody reads them. */
export const mayWritePages = ['editor', 'owner'] as const;

/** The law lets everybody read what these said before. */
export const pagesWithPublicHistory: ReadonlySet<string> = new Set(['privacy', 'terms']);
