import { runWatch, watchSettings } from '@kidney/api/operations/watch/index.ts';
import { systemClock } from '@kidney/api/platform/clock.ts';
import { readPart } from '@kidney/api/platform/config.ts';
import { OperatorError } from '@kidney/api/platform/operator-error.ts';
import { defineVerb } from './verb.ts';
import { withDatabase } from './with-database.ts';

export default defineVerb({
  about: 'look once whether anything needs a person, and tell them; every two minutes',
  async run(_operands, { env, say }) {
    const config = readPart(env, ...watchSettings);
    const { faults, due, over, reached, problems } = await withDatabase(env, (database) =>
      runWatch(config, database, systemClock),
    );
    const named = (names: readonly string[]) => names.join(', ') || 'none';
    say(`Wrong: ${named(Object.keys(faults))}. Told now: ${named(due)}. Well again: ${named(over)}.`);
    for (const problem of problems) say(problem);
    if (reached === 0) throw new OperatorError('Nobody could be told.');
  },
});
