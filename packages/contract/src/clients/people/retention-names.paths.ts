/** What is removed by itself when its time is over, in the order in which it goes. */
export const retentionClasses = [
  'riders',
  'members',
  'applications',
  'pledges',
  'format-requests',
  'people',
  'consent-proofs',
] as const;
export type RetentionClass = (typeof retentionClasses)[number];

/** `waiting` for the owner, `agreed` and not yet done, `done`. */
export const retentionRunStates = ['waiting', 'agreed', 'done'] as const;
export type RetentionRunState = (typeof retentionRunStates)[number];

/** Why somebody is erased: their wish, a consent taken back, or a record made by mistake. */
export const erasureGrounds = ['own-request', 'consent-withdrawn', 'mistake'] as const;
export type ErasureGround = (typeof erasureGrounds)[number];

/** A copy of everything lies in the backups until the last of them is over. */
export const backupsKeptDays = 35;
