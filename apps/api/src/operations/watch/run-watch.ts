import { join } from 'node:path';
import { signWords, type SignName } from '@kidney/contract/operations/watch/signs.paths.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Config } from '../../platform/config.ts';
import type { Database } from '../../platform/database.ts';
import { nextStep, parseFaults, told, type Step } from './alarms.ts';
import { judge, ruleOf } from './judge.ts';
import { keep, readKept } from './kept-file.ts';
import { lookOutside } from './look-outside.ts';
import { needSomebody, tell, tellSettings, type TellConfig } from './tell.ts';
import { readVitals, type Vitals } from './vitals.ts';
import { watchRepository } from './watch.repository.ts';

export const watchSettings = [
  ...tellSettings,
  'FILES_DIR',
  'WATCH_FOLDERS',
  'WATCH_DIR',
  'DEAD_MAN_URL',
] as const satisfies (keyof Config)[];
export type WatchConfig = TellConfig & Pick<Config, 'FILES_DIR' | 'WATCH_FOLDERS' | 'WATCH_DIR' | 'DEAD_MAN_URL'>;

const patienceMs = 10_000;

const lineOf = (name: SignName) => `- ${signWords[name].title}: ${signWords[name].wrong} ${signWords[name].todo}`;

function wordsOf({ due, over }: Step, origin: string) {
  const [first] = due;
  const others = due.length > 1 ? ` 그 밖에 ${due.length - 1}가지` : '';
  const again = over.map((name) => `- ${signWords[name].title}: 다시 좋아졌습니다.`);
  const page = `${origin}/admin/watch`;
  const subject = first ? `${signWords[first].wrong}${others}` : '다시 좋아졌습니다';
  return {
    subject,
    text: [...due.map(lineOf), ...again, '', page].join('\n'),
    ...(due.some((name) => ruleOf(name).isUrgent) && { short: `${subject} ${page}` }),
  };
}

/** Whoever is called outside notices when the call stays away, and knows then that all of this is dead. */
async function callOutside(url: string): Promise<string | null> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(patienceMs), redirect: 'error' });
    await answer.body?.cancel();
    return answer.ok ? null : `the call outside was answered with ${answer.status}`;
  } catch (error) {
    return `the call outside failed: ${(error as Error).name}`;
  }
}

export interface Watched extends Step {
  /** How many were told, where there was anything to tell. */
  reached: number;
  /** What stood in the way of telling somebody. */
  problems: string[];
}

/** Looks once at everything, tells whoever has to know, and says outside that somebody has looked. */
export async function runWatch(config: WatchConfig, database: Database, clock: Clock): Promise<Watched> {
  needSomebody(config);
  const origin = config.PUBLIC_ORIGIN;
  const outside = await lookOutside(origin, config.WATCH_FOLDERS ?? [config.FILES_DIR]);
  const vitals = await lookInside(database, clock, outside);
  const now = clock.now();
  const path = join(config.WATCH_DIR, 'faults.json');
  const step = nextStep(parseFaults(await readKept(path)), judge(vitals, now), now);
  // Where nothing can be kept, nobody is told the same every two minutes: the call outside stays away instead.
  await keep(path, JSON.stringify(step.faults));
  const news = step.due.length + step.over.length;
  const { reached, problems } = news > 0 ? await tell(config, wordsOf(step, origin)) : { reached: 1, problems: [] };
  if (reached > 0) await keep(path, JSON.stringify(told(step.faults, step.due, now)));
  // Where nobody could be told, the silence outside is what tells.
  const silent = reached > 0 && config.DEAD_MAN_URL ? await callOutside(config.DEAD_MAN_URL) : null;
  return { ...step, reached, problems: silent ? [...problems, silent] : problems };
}

async function lookInside(
  database: Database,
  clock: Clock,
  outside: ReadonlyMap<string, number>,
): Promise<Vitals | null> {
  try {
    await watchRepository.note(database.jobs, outside);
    return await readVitals({ database, clock });
  } catch {
    return null;
  }
}
