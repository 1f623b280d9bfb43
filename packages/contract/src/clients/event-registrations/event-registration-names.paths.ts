/** `waiting` for a place, in the order in which they came. */
export const registrationStates = ['registered', 'waiting', 'cancelled'] as const;
export type RegistrationState = (typeof registrationStates)[number];

/** What somebody who registered has to be told yet. */
export const registrationNews = ['reminder', 'moved-up', 'moved', 'called-off'] as const;
export type RegistrationNews = (typeof registrationNews)[number];

/** Whoever did not agree to messages is called. */
export type NewsWay = 'text' | 'call';

/** How a day with registrations stands: its event may have moved since, or be there no more. */
export const dayStandings = ['ahead', 'over', 'called-off', 'gone'] as const;
export type DayStanding = (typeof dayStandings)[number];

/** Days after an event until nothing is left of who came. */
export const registrationKeptDays = 30;
