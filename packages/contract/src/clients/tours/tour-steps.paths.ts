/** What somebody does on their first day, in order. Kept with each tour: a word is never renamed. */
export const tourSteps = ['today', 'search', 'note', 'file', 'contact', 'answer', 'move', 'help'] as const;
export type TourStep = (typeof tourSteps)[number];

/** Of these nothing stays that could be looked at: whoever did them says so. */
export const saidSteps = ['today', 'search', 'help'] as const satisfies readonly TourStep[];

/** Whom it is practised on. Nobody may take that for somebody whom the association knows. */
export const sampleName = '연습 신청인';
/** What a telephone note of the tour has in its first field. */
export const sampleCaller = '연습';

/** Days after which a tour that was left is ended by itself. */
export const tourKeptDays = 7;
