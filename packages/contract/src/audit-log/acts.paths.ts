/** What can be done and is written down. Kept in the log for years: a word is never renamed, only added. */
export const acts = [
  'signed-in',
  'sign-in-failed',
  'sign-in-locked',
  'signed-out',
  'session-ended',
  'signed-up',
  'profile-changed',
  'password-changed',
  'account-made',
  'roles-changed',
  'disabled',
  'read',
  'created',
  'changed',
  'removed',
  'restored',
  'published',
  'withdrawn',
  'imported',
  'drawn-again',
  'queued',
  'sent-again',
  'copied',
  'checked',
  'dropped',
  'ticked',
  'unticked',
] as const;
export type Act = (typeof acts)[number];

/** What it was done to. A board is a kind of its own, because its posts are called after it. */
export const subjectKinds = [
  'account',
  'news',
  'notice',
  'daycare-news',
  'daycare-notice',
  'event',
  'program',
  'newsletter',
  'page',
  'faq',
  'fact',
  'facility',
  'service-day',
  'setting',
  'duty',
  'file',
  'message',
  'log-month',
] as const;
export type SubjectKind = (typeof subjectKinds)[number];

/** Who may do what: the law has these kept for three years, the rest for two. */
export const rightsActs = ['account-made', 'roles-changed', 'disabled'] as const satisfies readonly Act[];
