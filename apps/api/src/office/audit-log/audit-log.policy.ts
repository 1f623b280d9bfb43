/** Who may see what everybody did. */
export const mayReadLog = ['owner'] as const;
