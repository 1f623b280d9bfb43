/** The parts of the site that one can search in: the first part of an address, and what has none. */
export const searchSections = [
  'transport',
  'kidney',
  'community',
  'daycare',
  'hope',
  'love',
  'association',
  'site',
] as const;
export type SearchSection = (typeof searchSections)[number];
