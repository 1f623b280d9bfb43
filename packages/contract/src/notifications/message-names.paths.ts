/** What a message is for; the words of each are fixed. */
export const messageTemplates = [
  'invitation',
  'email-proof',
  'already-registered',
  'forgotten-password',
  'account-approved',
  'account-refused',
  'account-deactivated',
  'email-changed',
  'application-received',
  'application-moved',
  'office',
  'pledge-thanks',
] as const;
export type MessageTemplate = (typeof messageTemplates)[number];

export const messageChannels = ['mail', 'sms', 'alimtalk'] as const;
export type MessageChannel = (typeof messageChannels)[number];

/** `held` has no channel to go through, so the office hands it over; `copied` was handed over so. */
export const messageStates = ['waiting', 'sending', 'sent', 'failed', 'held', 'copied'] as const;
export type MessageState = (typeof messageStates)[number];

export const messageProblems = ['no-channel', 'unreachable', 'refused', 'too-late', 'unknown'] as const;
export type MessageProblem = (typeof messageProblems)[number];

/** So many days after it was settled nothing of a message is left but that it was. */
export const messageKeptDays = 30;

/** `attention` waits for the office, `waiting` for the worker, and `done` for nobody. */
export const messageShelves = ['attention', 'waiting', 'done'] as const;
export type MessageShelf = (typeof messageShelves)[number];
