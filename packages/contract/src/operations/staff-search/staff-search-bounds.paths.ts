import { personBounds } from '../../clients/people/person-bounds.paths.ts';

/** How much may be typed, and how much of each kind is shown of what was found. */
export const staffSearchBounds = { words: personBounds.search, shown: 5 } as const;

/** Whose work has a box to search by. */
export const staffSearchRoles = ['editor', 'dispatcher', 'owner'] as const;
