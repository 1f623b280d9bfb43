/** Who is told how old the last backup is. */
export const maySeeBackups = ['owner'] as const;
