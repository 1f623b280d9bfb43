/** Who leads applications, and so sees how somebody is. */
export const mayLeadCases = ['dispatcher', 'owner'] as const;
