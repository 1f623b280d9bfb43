import { parseArgs } from 'node:util';
import { startTestPostgres } from '../testing/database.ts';
import { ensureWebBuild } from '../testing/web-build.ts';
import { isMissed, lineOf, type Measured } from './lib/goals.ts';
import { machineLoad } from './lib/machine.ts';
import { measureColdPages } from './scale/cold-pages.ts';
import { measureListeners } from './scale/listeners.ts';
import { measureMessages } from './scale/messages.ts';
import { measurePosts } from './scale/million-posts.ts';
import { measureWrites } from './scale/writes.ts';

const { values: options } = parseArgs({
  options: {
    strict: { type: 'boolean', default: false },
    only: { type: 'string' },
    posts: { type: 'string', default: '1000000' },
    rounds: { type: 'string', default: '100' },
    searches: { type: 'string', default: '9' },
  },
});
let missed = 0;

const say = (words: string) => console.log(`scale: ${words}`);
function judge(measured: Measured, more = ''): void {
  say(lineOf(measured) + more);
  if (isMissed(measured)) missed += 1;
}
const judged = (measure: (adminUrl: string) => Promise<Measured[]>) => async (adminUrl: string) => {
  for (const measured of await measure(adminUrl)) judge(measured);
};
const sizes = { posts: Number(options.posts), rounds: Number(options.rounds), searches: Number(options.searches) };
const parts: Record<string, (adminUrl: string) => Promise<void>> = {
  listeners: judged(measureListeners),
  'cold-pages': judged(measureColdPages),
  writes: judged(measureWrites),
  messages: judged(measureMessages),
  posts: (adminUrl) => measurePosts(adminUrl, { ...sizes, say, judge }),
};
const names = options.only?.split(',') ?? Object.keys(parts);
const unknown = names.filter((name) => !parts[name]);
if (unknown.length > 0) throw new Error(`--only knows ${Object.keys(parts).join(', ')}; not ${unknown.join(', ')}`);

ensureWebBuild();
const postgres = await startTestPostgres();
try {
  for (const name of names) {
    say(`${name}, ${machineLoad()}`);
    await parts[name]?.(postgres.adminUrl);
  }
} finally {
  await postgres.stop();
}
say(missed === 0 ? 'every goal is met' : `${missed} goals missed`);
process.exitCode = options.strict && missed > 0 ? 1 : 0;
