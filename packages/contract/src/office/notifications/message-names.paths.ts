/** What a message is for; the words of each are fixed. */
export const messageTemplates = [
  'invitation',
  'email-proof',
  'already-registered',
  'forgotten-password',
  'device-link',
  'account-approved',
  'account-refused',
  'account-deactivated',
  'email-changed',
  'application-received',
  'application-moved',
  'consent-texts',
  'event-news',
  'office',
  'group',
  'pledge-thanks',
  'disaster-switched',
  'messages-alarm',
] as const;
export type MessageTemplate = (typeof messageTemplates)[number];

export const messageChannels = ['mail', 'sms', 'alimtalk'] as const;
export type MessageChannel = (typeof messageChannels)[number];

/** `held` has no channel to go through, or one too many was caused by strangers, so the office looks at it; `copied` was handed over by hand. */
export const messageStates = ['waiting', 'sending', 'sent', 'failed', 'held', 'copied'] as const;
export type MessageState = (typeof messageStates)[number];

export const messageProblems = ['no-channel', 'unreachable', 'refused', 'too-late', 'too-many', 'unknown'] as const;
export type MessageProblem = (typeof messageProblems)[number];

/** So many days after it was settled nothing of a message is left but that it was. */
export const messageKeptDays = 30;

/** `attention` waits for the office, `waiting` for the worker, and `done` for nobody. */
export const messageShelves = ['attention', 'waiting', 'done'] as const;
export type MessageShelf = (typeof messageShelves)[number];
