/** Who keeps the daycare's programs. Everybody reads them. */
export const mayWritePrograms = ['editor', 'owner'] as const;
