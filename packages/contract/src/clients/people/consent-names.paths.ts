/** What somebody may agree to, each for itself. */
export const consentKinds = ['collection', 'health', 'third-parties', 'messages'] as const;

/** Who said yes: the person, a guardian by law, or somebody who speaks for them. */
export const consentGivers = ['self', 'guardian', 'family'] as const;
export type ConsentGiver = (typeof consentGivers)[number];

/** How the whole text follows what was heard on the telephone. */
export const wholeTextWays = ['message', 'post'] as const;
export type WholeTextWay = (typeof wholeTextWays)[number];

export const consentWays = ['web', 'phone', 'paper'] as const;
export type ConsentWay = (typeof consentWays)[number];
