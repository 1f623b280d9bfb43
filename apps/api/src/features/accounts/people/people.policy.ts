/** Who lets people in and out. */
export const mayManagePeople = ['owner'] as const;

/** As many as are shown or taken along. */
export const mostPeople = 500;
