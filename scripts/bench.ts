import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { startBareServer } from './bench/bare-page.ts';
import { isMissed, lineOf, median, type Figure } from './bench/figures.ts';
import { findPgbench, httpRate, sqlRate } from './bench/load.ts';
import { whereTimeGoes } from './bench/where-time-goes.ts';
import { startBuiltSite } from './lib/built-site.ts';

const { values: options } = parseArgs({
  options: {
    strict: { type: 'boolean', default: false },
    rounds: { type: 'string' },
    floor: { type: 'string', default: '1' },
    'without-pgbench': { type: 'boolean', default: false },
    /** Short rounds, only to show that it works. */
    quick: { type: 'boolean', default: false },
  },
});
const rounds = Number(options.rounds ?? (options.quick ? 3 : 5));
const roundSeconds = options.quick ? 1 : 3;
const floor = Number(options.floor);
const goals = { page: 0.6 * floor };
const connections = 16;
const listSql = 'select id, title, des, version from faqs order by id asc limit 200';

const pgbench = options['without-pgbench'] ? undefined : findPgbench();
if (!pgbench && !options['without-pgbench']) {
  console.error('pgbench is missing: install postgresql-15, or leave its figure out with --without-pgbench');
  process.exit(1);
}

// Beside other work on the same processors the figures say little; whoever reads them must know.
console.log(`bench: load before ${(loadavg()[0] ?? NaN).toFixed(1)} on ${availableParallelism()} processors`);
const site = await startBuiltSite();
const page = `${site.origin}/community/faq`;
const bare = await startBareServer(page);

type Rates = Record<'bare' | 'page' | 'sql' | 'api' | 'ssr', number>;
const gzip = { 'accept-encoding': 'gzip' };
const subjects: Record<keyof Rates, (seconds: number) => Promise<number>> = {
  bare: (seconds) => httpRate({ url: bare.url, headers: gzip, connections, seconds }),
  page: (seconds) => httpRate({ url: page, headers: gzip, connections, seconds }),
  sql: async (seconds) =>
    pgbench ? sqlRate({ pgbench, databaseUrl: site.databaseUrl, sql: listSql, connections: 8, seconds }) : NaN,
  api: (seconds) => httpRate({ url: `${site.origin}/api/faq`, connections, seconds }),
  // The cookie of a session, valid or not, keeps a request away from the kept pages.
  ssr: (seconds) => httpRate({ url: page, headers: { cookie: 'refreshToken=none' }, connections: 8, seconds }),
};
const names = Object.keys(subjects) as (keyof Rates)[];

async function runRound(round: number): Promise<Rates> {
  const rates: Partial<Rates> = {};
  // Every other round backwards, so that what the machine does meanwhile hits nobody always first.
  for (const name of round % 2 === 0 ? names : names.toReversed()) rates[name] = await subjects[name](roundSeconds);
  return rates as Rates;
}

try {
  for (const name of names) await subjects[name](1);
  const all: Rates[] = [];
  for (let round = 0; round < rounds; round += 1) all.push(await runRound(round));

  const rate = (name: keyof Rates) => all.map((each) => each[name]);
  const ratio = (of: keyof Rates, to: keyof Rates) => all.map((each) => each[of] / each[to]);
  const figures: Figure[] = [
    { name: 'faq-page', kind: 'ratio', values: ratio('page', 'bare'), goal: goals.page },
    ...(pgbench ? [{ name: 'faq-api', kind: 'ratio', values: ratio('api', 'sql'), goal: null } as const] : []),
    { name: 'faq-page', kind: 'rate', values: rate('page'), goal: null },
    { name: 'bare-fastify', kind: 'rate', values: rate('bare'), goal: null },
    { name: 'faq-api', kind: 'rate', values: rate('api'), goal: null },
    ...(pgbench ? [{ name: 'pgbench', kind: 'rate', values: rate('sql'), goal: null } as const] : []),
    { name: 'uncached-ssr', kind: 'rate', values: rate('ssr'), goal: null },
  ];
  for (const figure of figures) console.log(lineOf(figure));
  for (const step of await whereTimeGoes(site.databaseUrl, listSql, median(rate('api')))) {
    console.log(`bench: faq-api spends ${step.microseconds.toFixed(0)} us in ${step.name}`);
  }
  if (options.strict && figures.some(isMissed)) process.exitCode = 1;
} finally {
  await bare.stop();
  await site.stop();
}
