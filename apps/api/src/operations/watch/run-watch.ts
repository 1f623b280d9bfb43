import { join } from 'node:path';
import { signWords, type SignName } from '@kidney/contract/operations/watch/signs.paths.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Config } from '../../platform/config.ts';
import type { Database } from '../../platform/database.ts';
import { afterTelling, nextStep, parseFaults, type Step } from './alarms.ts';
import { fullDisks, judge, ruleOf } from './judge.ts';
import { keep, readKept } from './kept-file.ts';
import { lookOutside } from './look-outside.ts';
import { tell, tellSettings, type TellConfig } from './tell.ts';
import { readVitals, type Noted } from './vitals.ts';
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

/** While one of these is wrong the page cannot be opened. */
const hidesPage: readonly SignName[] = ['database', 'site', 'address'];

function wordsOf({ due, over }: Step, noted: Noted, origin: string) {
  const full = fullDisks(noted).join(', ');
  const lineOf = (name: SignName) => {
    const { title, wrong, todo } = signWords[name];
    return `- ${title}: ${wrong} ${todo}${name === 'disk' && full ? ` (${full})` : ''}`;
  };
  const [first] = due;
  const others = due.length > 1 ? ` 그 밖에 ${due.length - 1}가지가 더 있습니다.` : '';
  const again = over.map((name) => `- ${signWords[name].title}: 다시 좋아졌습니다.`);
  const page = due.some((name) => hidesPage.includes(name)) ? '' : `\n\n${origin}/admin/watch`;
  return {
    subject: first ? signWords[first].wrong : '다시 좋아졌습니다',
    text: `${[...due.map(lineOf), ...again].join('\n')}${page}`,
    short: first ? `${signWords[first].wrong}${others} ${signWords[first].todo}${page}` : again.join('\n'),
    isUrgent: [...due, ...over].some((name) => ruleOf(name).isUrgent),
  };
}

/** Whoever is called outside notices when the call stays away, and knows then that all of this is dead. */
async function callOutside(url: string): Promise<string[]> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(patienceMs), redirect: 'error' });
    await answer.body?.cancel();
    return answer.ok ? [] : [`the call outside was answered with ${answer.status}`];
  } catch (error) {
    return [`the call outside failed: ${(error as Error).name}`];
  }
}

export interface Watched extends Step {
  /** How many were told, where there was anything to tell. */
  reached: number;
  /** What stood in the way. */
  problems: string[];
}

async function lookInside(database: Database, clock: Clock, outside: ReadonlyMap<string, number>) {
  try {
    await database.jobs.transaction(async (tx) => {
      await watchRepository.note(tx, outside);
      await watchRepository.forgetOtherDisks(tx, outside);
    });
    return { vitals: await readVitals({ database, clock }), problems: [] };
  } catch (error) {
    const { code, name } = error as { code?: string; name: string };
    return { vitals: null, problems: [`the database could not be looked at: ${code ?? name}`] };
  }
}

/** Looks once at everything, tells whoever has to know, and says outside that somebody has looked. */
export async function runWatch(config: WatchConfig, database: Database, clock: Clock): Promise<Watched> {
  const outside = await lookOutside(config.PUBLIC_ORIGIN, config.WATCH_FOLDERS ?? [config.FILES_DIR]);
  const inside = await lookInside(database, clock, outside);
  const now = clock.now();
  // What this machine sees counts here also where it could not be noted.
  const seen = [...outside].map(([name, value]) => [name, { value, at: now }] as const);
  const noted: Noted = new Map([...(inside.vitals?.noted ?? []), ...seen]);
  const path = join(config.WATCH_DIR, 'faults.json');
  const step = nextStep(parseFaults(await readKept(path)), judge(inside.vitals, noted, now), now);
  // Where nothing can be kept, nobody is told the same every two minutes: the call outside stays away instead.
  await keep(path, JSON.stringify(step.faults));
  const isNews = step.due.length + step.over.length > 0;
  const { reached, problems } = isNews
    ? await tell(config, wordsOf(step, noted, config.PUBLIC_ORIGIN))
    : { reached: 1, problems: [] };
  const result = { ...step, reached, problems: [...inside.problems, ...problems] };
  // Where nobody could be told, the silence outside and on the owner's page is what tells.
  if (reached === 0) return result;
  const faults = afterTelling(step, now);
  await keep(path, JSON.stringify(faults));
  // A database that went away just now is the next look's to tell.
  if (inside.vitals) await watchRepository.note(database.jobs, new Map([['watch', 1]])).catch(() => {});
  const silent = config.DEAD_MAN_URL ? await callOutside(config.DEAD_MAN_URL) : [];
  return { ...result, faults, problems: [...result.problems, ...silent] };
}
