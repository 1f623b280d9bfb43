import { facilityContentSchema } from '@kidney/contract/facilities/facilities.schema.ts';
import { factContentSchema } from '@kidney/contract/facts/facts.schema.ts';
import { pageContentSchema } from '@kidney/contract/pages/pages.schema.ts';
import { sampleFacilities } from '../db/seeds/facilities.ts';
import { sampleFacts } from '../db/seeds/facts/index.ts';
import { sampleFaq } from '../db/seeds/faq.ts';
import { samplePages } from '../db/seeds/pages/index.ts';
import { keyOf } from '../db/seeds/seed-page.ts';
import { sampleSettings } from '../db/seeds/settings.ts';
import { sampleStaff } from '../db/seeds/staff.ts';
import { createContent } from './content.ts';
import { createStaff } from './features/accounts/index.ts';
import { systemClock } from './platform/clock.ts';
import type { Database } from './platform/database.ts';

/** What every page needs. Returns how many entries were missing. */
export const seedSettings = (database: Database) =>
  createContent({ database, clock: systemClock }).settings.seed(sampleSettings);

/** The content every installation starts with, where it is missing. Returns how many entries were added. */
export async function seedContent(database: Database): Promise<number> {
  const content = createContent({ database, clock: systemClock });
  return (
    (await content.settings.seed(sampleSettings)) +
    (await content.facts.seed(sampleFacts.map(({ key, ...fact }) => ({ key, ...factContentSchema.parse(fact) })))) +
    (await content.pages.seed(samplePages.map((page) => ({ key: keyOf(page), ...pageContentSchema.parse(page) })))) +
    (await content.facilities.seed(sampleFacilities.map((each) => facilityContentSchema.parse(each)))) +
    (await content.faq.seed(sampleFaq))
  );
}

/** Sample people, where their names are free. Returns the usernames that were made, all with this password. */
export async function seedStaff(database: Database, password: string): Promise<string[]> {
  const staff = createStaff(database);
  const made: string[] = [];
  for (const person of sampleStaff) {
    if (await staff.exists(person.username)) continue;
    if (await staff.create({ ...person, roles: [...person.roles], password })) made.push(person.username);
  }
  return made;
}
