import { sampleFaq } from '../db/seeds/faq.ts';
import { sampleStaff } from '../db/seeds/staff.ts';
import { createStaff } from './features/accounts/index.ts';
import { createFaq } from './features/faq/index.ts';
import type { Database } from './platform/database.ts';

/** Sample questions, where there are none yet. Returns how many were added. */
export function seedContent(database: Database): Promise<number> {
  return createFaq({ database }).seed(sampleFaq);
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
