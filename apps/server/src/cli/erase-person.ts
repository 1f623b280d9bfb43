import {
  backupsKeptDays,
  erasureGrounds,
  type ErasureGround,
} from '@kidney/contract/clients/people/retention-names.paths.ts';
import { defineVerb, UsageError } from './verb.ts';
import { isPersonId, withRights } from './with-rights.ts';

const isGround = (ground: string): ground is ErasureGround => erasureGrounds.some((each) => each === ground);

export default defineVerb({
  operands: ['ID', '[GROUND]'],
  about: `forget one person in every table; GROUND: ${erasureGrounds.join(', ')}`,
  async run([id, ground = 'own-request'], { env, say }) {
    if (!isPersonId(id) || !isGround(ground)) throw new UsageError();
    const counts = await withRights(env, (rights) => rights.erase(id, ground));
    for (const [table, rows] of Object.entries(counts)) say(`${table}: ${rows}`);
    say(`Erased. The last backup that knows them is gone after ${backupsKeptDays} days.`);
  },
});
