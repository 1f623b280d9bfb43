/** Who may write what visitors read. */
export const writers: readonly string[] = ['editor', 'owner'];
