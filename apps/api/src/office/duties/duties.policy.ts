/** The dates are everybody's in the office; what they are, and that one is kept, the owner says. */
export const mayReadDuties = ['editor', 'dispatcher', 'owner'] as const;
export const mayWriteDuties = ['owner'] as const;
