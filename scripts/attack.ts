import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { freshStart } from './attack/fresh-start.ts';
import { kinds, type Kind } from './attack/kinds.ts';
import { attack, megabytesOf, percentile, probe, type Attack } from './attack/measure.ts';
import { startBuiltSite } from './lib/built-site.ts';
import { isMissed, lineOf, type Measured } from './lib/goals.ts';
import { machineLoad } from './lib/machine.ts';
import { signInStaff } from './lib/staff-session.ts';

const { values: options } = parseArgs({
  options: {
    strict: { type: 'boolean', default: false },
    rounds: { type: 'string' },
    /** Short rounds, only to show that it works. */
    quick: { type: 'boolean', default: false },
    /** Only these, by name. */
    only: { type: 'string', multiple: true },
  },
});
const rounds = Number(options.rounds ?? (options.quick ? 1 : 5));
const seconds = options.quick ? 2 : 4;
/** Before the attack is measured, so that it stands. */
const head = 1;
const connections = 200;
const names = (options.only as Kind[] | undefined) ?? (Object.keys(kinds) as Kind[]);
/** What takes the most from a site that has no limits by address. */
const fromMany: readonly Kind[] = [
  'kept page',
  'bogus token',
  'random paths',
  'random numbers',
  'random months',
  'search',
];

console.log(`attack: ${machineLoad()}`);
// As in production, but that everybody on this machine connects directly.
const site = await startBuiltSite({ TRUSTED_PROXIES: '0' });
const measured: Measured[] = [];
const note = (figure: Measured) => {
  measured.push(figure);
  console.log(`attack: ${lineOf(figure)}`);
};

try {
  let staff = await signInStaff(site);
  const look = (forSeconds: number) =>
    probe({ origin: site.origin, seconds: forSeconds, pages: ['/', '/community/faq'], staff });
  await look(2);
  const { visitor: quiet } = await look(seconds);
  const base = percentile(quiet.times, 99);
  const soon = Math.max(30, 3 * base);
  console.log(
    `attack: kept page without an attack p50 ${percentile(quiet.times, 50).toFixed(1)} p99 ${base.toFixed(1)} ms`,
  );
  const before = megabytesOf(site.pid);

  /** Until pages come as fast as before again. */
  async function recover(): Promise<number> {
    const ended = performance.now();
    for (;;) {
      const started = performance.now();
      await (await fetch(`${site.origin}/community/faq`)).arrayBuffer();
      if (performance.now() - started < soon) return (started - ended) / 1_000;
      await delay(25);
    }
  }

  async function suffer(of: Attack) {
    const attacking = attack(site.origin, of, seconds + head + 1);
    await delay(head * 1_000);
    const { visitor, office } = await look(seconds);
    const statuses = await attacking;
    return { visitor, office, statuses, recovery: await recover() };
  }

  async function measure(kind: Kind, addresses: number): Promise<void> {
    // A token lasts ten minutes, and all kinds together take longer.
    staff = await signInStaff(site);
    const seen: Awaited<ReturnType<typeof suffer>>[] = [];
    for (let round = 0; round < rounds; round += 1) seen.push(await suffer({ kind, connections, addresses }));
    const name = `${kind}, ${addresses === 1 ? 'one address' : `${addresses} addresses`}:`;
    const [percent, most, staffMost] = addresses === 1 ? [99, soon, 1_000] : [95, 500, 2_000];
    const ms = { digits: 1, unit: ' ms' };
    const times = seen.map(({ visitor }) => percentile(visitor.times, percent));
    note({ name: `${name} kept page p${percent}`, values: times, goal: { atMost: most }, ...ms });
    const lists = seen.map(({ office }) => percentile(office.times, 95));
    note({ name: `${name} staff list p95`, values: lists, goal: { atMost: staffMost }, ...ms });
    const failed = seen.map(({ visitor, office }) => visitor.failed + office.failed);
    note({ name: `${name} refused though innocent`, values: failed, goal: { atMost: 0 } });
    const recovery = seen.map((round) => round.recovery);
    note({ name: `${name} recovery`, values: recovery, goal: { atMost: 5 }, digits: 1, unit: ' s' });
    console.log(`attack: ${name} answers in the last round ${JSON.stringify(seen.at(-1)?.statuses)}`);
  }

  for (const kind of names) await measure(kind, 1);
  for (const kind of names.filter((each) => fromMany.includes(each))) await measure(kind, connections);
  note({ name: 'memory', values: [megabytesOf(site.pid) - before], goal: { atMost: 100 }, unit: ' MB more' });
} finally {
  await site.stop();
}
if (!options.only) {
  const turnedAway = await freshStart();
  note({ name: '50 visitors on 30 pages of a fresh start, turned away', values: [turnedAway], goal: { atMost: 0 } });
}
if (options.strict && measured.some(isMissed)) process.exitCode = 1;
