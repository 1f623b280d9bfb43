/** Who may see who the people are that come to the association. */
export const mayKnowPeople = ['dispatcher', 'owner'] as const;

/** Who forgets them, and agrees that many are forgotten. */
export const mayErasePeople = ['owner'] as const;

const ageOfConsent = 14;

/** Whether a guardian has to agree for somebody born that day. Both days as `YYYY-MM-DD`. */
export function needsGuardian(birthDate: string, today: string): boolean {
  const birthday = `${Number(birthDate.slice(0, 4)) + ageOfConsent}${birthDate.slice(4)}`;
  return today < birthday;
}
