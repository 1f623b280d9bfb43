/** Who sees that it is given in time. Whoever asks is known to those who know the people. */
export const mayGiveFormats = ['dispatcher', 'owner'] as const;
