/** Who lets people in and out. */
export const mayManagePeople = ['owner'] as const;
