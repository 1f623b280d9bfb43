/** Who lets people in and out. */
export const mayManageStaff = ['owner'] as const;

/** As many as are shown or taken along: for each state of its own, so that sign-ups crowd out nobody who works here. */
export const mostStaff = { pending: 200, active: 500, disabled: 500 } as const;

/** As many open invitations as the screen shows; those of a list keep to it. */
export const mostInvitations = 100;
