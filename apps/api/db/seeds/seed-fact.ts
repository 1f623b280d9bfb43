import type { UpdateFact } from '@kidney/contract/content/facts/facts.schema.ts';

/** A fact as this repository brings it. */
export type SeedFact = Omit<UpdateFact, 'version'> & { key: string };

/** The day on which these facts were compared with their sources. */
export const CHECKED = '2026-11-14';
