import { boardNames } from '../../content/boards/board-kinds.paths.ts';

/** What can wait for somebody in the office. */
export const waitKinds = [
  'unfinished-calls',
  'applications',
  'overdue-applications',
  'case-messages',
  'format-requests',
  'event-calls',
  'sign-ups',
  'messages',
  'log-months',
  'retention',
  'facts',
  'links',
  'drafts',
  'scheduled',
] as const;
export type WaitKind = (typeof waitKinds)[number];

/** Where something is written before it is public. */
export const writingPlaces = [...boardNames, 'newsletters'] as const;
export type WritingPlace = (typeof writingPlaces)[number];

/** What is due is shown from late on to so many days ahead. */
export const dueDaysAhead = 7;
/** So much of each kind of what is due, the latest first. */
export const dueShownMost = 30;
/** So many of the messages that did not go are shown, the newest first. */
export const unsentShownMost = 5;

/** So many of the messages that somebody sent last are told to them. */
export const sentShownMost = 5;

/** Nothing is counted further; a screen then says that there are more than one less. */
export const countedMost = 100;
