/** The most characters of what is typed, the most people of one registration, and of all. */
export const registrationBounds = {
  name: 40,
  phone: 20,
  help: 300,
  people: 20,
  places: 1000,
  closesDaysBefore: 60,
} as const;
