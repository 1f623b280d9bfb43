import { boardNames } from '../boards/board-kinds.paths.ts';

/** What is wrong with a link: nothing is there, it is not public, only staff get in, or a file is gone. */
export const linkProblems = ['missing', 'unpublished', 'staff', 'file'] as const;
export type LinkProblem = (typeof linkProblems)[number];

/** Where a link can stand. */
export const linkPlaces = [...boardNames, 'event', 'newsletter', 'program', 'page', 'fact', 'setting'] as const;
export type LinkPlace = (typeof linkPlaces)[number];
