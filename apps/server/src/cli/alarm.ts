import { runAlarm, watchSettings } from '@kidney/api/operations/watch/index.ts';
import { systemClock } from '@kidney/api/platform/clock.ts';
import { readPart } from '@kidney/api/platform/config.ts';
import { OperatorError } from '@kidney/api/platform/operator-error.ts';
import { defineVerb } from './verb.ts';

export default defineVerb({
  operands: ['UNIT'],
  about: 'tell whoever is told of alarms that a unit of this machine failed',
  async run([unit = ''], { env, say }) {
    const { reached, problems } = await runAlarm(readPart(env, ...watchSettings), unit, systemClock);
    if (problems.length > 0 && reached === 0) throw new OperatorError(`Nobody could be told:\n${problems.join('\n')}`);
    say(reached > 0 ? `Told: ${reached}.` : 'They were told within the last twelve hours.');
    for (const problem of problems) say(problem);
  },
});
