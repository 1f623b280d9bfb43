/** To whom; each under the consent to messages of its own purpose. */
export const groupKinds = ['members', 'supporters', 'riders'] as const;
export type GroupKind = (typeof groupKinds)[number];

/** Why somebody is called instead: never asked, taken back, no number that takes texts, or nothing set up to send them. */
export const leftOutReasons = ['no-consent', 'taken-back', 'no-mobile', 'no-channel'] as const;
export type LeftOutReason = (typeof leftOutReasons)[number];

/** Why somebody is to be called: left out, or the text did not go. */
export const callReasons = [...leftOutReasons, 'failed', 'too-late'] as const;
export type CallReason = (typeof callReasons)[number];

/** Where it stands in the text, the name of each is written. */
export const nameMark = '{이름}';

/** The hours in Seoul between which texts go out. */
export const textHours = { from: 8, until: 21 } as const;

/** So many days after it was made a message to a group is forgotten with its list. */
export const groupMessageKeptDays = 30;
