/** Who keeps the list of clinics. Everybody reads it. */
export const mayWriteFacilities = ['editor', 'owner'] as const;
