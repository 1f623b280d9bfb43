import type { SeedFact } from '../seed-fact.ts';
import { cityTransportFacts } from './city-transport.ts';
import { kidneyFacts } from './kidney.ts';
import { livingFacts } from './living.ts';
import { medicalCostFacts } from './medical-costs.ts';
import { phoneFacts } from './phones.ts';
import { registrationFacts } from './registration.ts';
import { transportFacts } from './transport.ts';

export const sampleFacts: SeedFact[] = [
  ...transportFacts,
  ...cityTransportFacts,
  ...registrationFacts,
  ...medicalCostFacts,
  ...livingFacts,
  ...phoneFacts,
  ...kidneyFacts,
];
