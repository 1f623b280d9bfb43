/** Who keeps the figures right. Everybody reads them. */
export const mayWriteFacts = ['editor', 'owner'] as const;
