/** Who writes on the boards. Everybody reads them. */
export const mayWritePosts = ['editor', 'owner'] as const;
