/** Everything that staff write for visitors. A board is a kind of its own, because its posts are called after it. */
export const contentKinds = [
  'notice',
  'news',
  'daycare-notice',
  'daycare-news',
  'event',
  'newsletter',
  'program',
  'page',
  'faq',
] as const;
export type ContentKind = (typeof contentKinds)[number];

export const contentStates = ['public', 'scheduled', 'kept', 'bin'] as const;
export type ContentState = (typeof contentStates)[number];

/** What can be done to many at once. */
export const contentActs = ['publish', 'withdraw', 'bin', 'restore'] as const;
export type ContentAct = (typeof contentActs)[number];

export const contentsOnPage = 30;
/** So many in one go. */
export const pickedMost = 50;
export const contentWordsMax = 60;
