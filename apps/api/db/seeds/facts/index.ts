import type { SeedFact } from '../seed-fact.ts';
import { kidneyFacts } from './kidney.ts';
import { livingFacts } from './living.ts';
import { medicalCostFacts } from './medical-costs.ts';
import { phoneFacts } from './phones.ts';
import { registrationFacts } from './registration.ts';

/** Those that hold in the whole country; a pack adds those of its city. */
export const startingFacts: SeedFact[] = [
  ...registrationFacts,
  ...medicalCostFacts,
  ...livingFacts,
  ...phoneFacts,
  ...kidneyFacts,
];
