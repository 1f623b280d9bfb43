/** Who may say that the vans stand still on a day. */
export const mayCloseService = ['editor', 'dispatcher', 'owner'] as const;
