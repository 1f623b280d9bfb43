/** Who writes events. Everybody reads them. */
export const mayWriteEvents = ['editor', 'owner'] as const;
