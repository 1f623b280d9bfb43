import { parseArgs } from 'node:util';
import { startBareServer } from './bench/bare-page.ts';
import { createListCosts, listLines, type ListCost } from './bench/board-list.ts';
import { isMeasured, isMissed, lineOf, type Figure } from './bench/figures.ts';
import { findPgbench, httpRate, sqlRate } from './bench/load.ts';
import { whereTimeGoes } from './bench/where-time-goes.ts';
import { startBuiltSite } from './lib/built-site.ts';
import { machineLoad } from './lib/machine.ts';
import { median } from './lib/median.ts';
import { signInStaff } from './lib/staff-session.ts';

const { values: options } = parseArgs({
  options: {
    strict: { type: 'boolean', default: false },
    rounds: { type: 'string' },
    'without-pgbench': { type: 'boolean', default: false },
    /** One short round of each, cold: it shows that all of this still works, and says nothing about speed. */
    quick: { type: 'boolean', default: false },
  },
});
const rounds = Number(options.rounds ?? (options.quick ? 1 : 5));
const roundSeconds = options.quick ? 1 : 3;
const goals = { page: 0.6 };
const connections = 16;
/** Pages that are kept finished: a short one, one with everything, a long one. */
const keptPages = { 'faq-page': '/community/faq', home: '/', 'therapy-page': '/kidney/therapy' } as const;
const bareOf = (name: string) => `bare-${name}`;
const listSql = 'select id, title, des, version from faqs order by id asc limit 200';

const pgbench = options['without-pgbench'] ? undefined : findPgbench();
if (!pgbench && !options['without-pgbench']) {
  console.error('pgbench is missing: install postgresql-15, or leave its figure out with --without-pgbench');
  process.exit(1);
}

console.log(`bench: ${machineLoad()}`);
const site = await startBuiltSite();
const bare = await startBareServer(site.origin, Object.values(keptPages));

const staff = await signInStaff(site);
const gzip = { 'accept-encoding': 'gzip' };
type Subject = (seconds: number) => Promise<number>;
const load =
  (url: string, headers: Record<string, string> = {}, atOnce = connections): Subject =>
  (seconds) =>
    httpRate({ url, headers, connections: atOnce, seconds });

/** Each beside the measure that it is compared with. */
const compared = Object.entries(keptPages).flatMap(([name, path]): [string, Subject][] => [
  [bareOf(name), load(`${bare.origin}${path}`, gzip)],
  [name, load(`${site.origin}${path}`, gzip)],
]);
const reported: [string, Subject][] = [
  ['faq-api', load(`${site.origin}/api/faq`)],
  // For somebody who is signed in every page is made anew.
  ['uncached-ssr', load(`${site.origin}${keptPages['faq-page']}`, { cookie: staff.cookie }, 8)],
];
if (pgbench) {
  const { databaseUrl } = site;
  reported.push(['pgbench', (seconds) => sqlRate({ pgbench, databaseUrl, sql: listSql, connections: 8, seconds })]);
}

const listCosts: ListCost[] = [];
const measureList = pgbench
  ? await createListCosts({ ...site, serverPid: site.pid, pgbench })
  : () => Promise.resolve(undefined);

const rates = new Map<string, number[]>();
const ratesOf = (name: string) => rates.get(name) ?? [];
const ratios = (of: string, to: string) => ratesOf(of).map((rate, round) => rate / (ratesOf(to)[round] ?? NaN));

async function runRound(round: number): Promise<void> {
  const subjects = [...compared, ...reported];
  // Every other round backwards, so that what the machine does meanwhile hits nobody always first.
  for (const [name, measure] of round % 2 === 0 ? subjects : subjects.toReversed()) {
    rates.set(name, [...ratesOf(name), await measure(roundSeconds)]);
  }
  const cost = await measureList(roundSeconds);
  if (cost) listCosts.push(cost);
}

async function warmUp(): Promise<void> {
  for (const [, measure] of [...compared, ...reported]) await measure(1);
  // Its pools and prepared statements are many: cold, they cost several times as much.
  await measureList(2 * roundSeconds);
}

try {
  if (!options.quick) await warmUp();
  for (let round = 0; round < rounds; round += 1) await runRound(round);

  const figures: Figure[] = [
    ...Object.keys(keptPages).map((name): Figure => ({
      name,
      kind: 'ratio',
      values: ratios(name, bareOf(name)),
      goal: goals.page,
    })),
    ...(pgbench ? [{ name: 'faq-api', kind: 'ratio', values: ratios('faq-api', 'pgbench'), goal: null } as const] : []),
    ...[...rates].map(([name, values]): Figure => ({ name, kind: 'rate', values, goal: null })),
  ];
  for (const figure of figures) console.log(lineOf(figure));
  for (const step of await whereTimeGoes({
    databaseUrl: site.databaseUrl,
    sql: listSql,
    requestsPerSecond: median(ratesOf('faq-api')),
    rounds: options.quick ? 1 : 7,
  })) {
    console.log(`bench: faq-api spends ${step.microseconds.toFixed(0)} us in ${step.name}`);
  }
  for (const line of listLines(listCosts)) console.log(line);
  if (!figures.every(isMeasured) || (options.strict && figures.some(isMissed))) process.exitCode = 1;
} finally {
  await bare.stop();
  await site.stop();
}
