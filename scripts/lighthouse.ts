import { tmpdir } from 'node:os';
import { parseArgs } from 'node:util';
import { chromiumProgram } from '../testing/chromium.ts';
import { startBuiltSite } from './lib/built-site.ts';
import { isMissed, lineOf, type Measured } from './lib/goals.ts';
import { machineLoad } from './lib/machine.ts';
import { run } from './lib/run.ts';

// Fetched when it is needed: with what it brings it is larger than everything else here together.
const lighthouse = 'lighthouse@13.5.0';
const pages = ['/', '/kidney/overview', '/transport/center', '/kidney/facilities'];
const goals = { performance: 95, accessibility: 100, 'best-practices': 96, seo: 100 } as const;
type Category = keyof typeof goals;
const categories = Object.keys(goals) as Category[];

const { values: options } = parseArgs({
  options: { strict: { type: 'boolean', default: false }, rounds: { type: 'string', default: '5' } },
});

interface Report {
  runtimeError?: { code: string };
  categories: Record<Category, { score: number; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; displayValue?: string }>;
}

/** Lighthouse's own profile of a phone: simulated slow 4G, a processor four times slower. */
async function audit(url: string, mostTries = 3): Promise<Report> {
  const flags = [
    '--output=json',
    '--output-path=stdout',
    '--quiet',
    `--only-categories=${categories.join()}`,
    '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
  ];
  const args = ['exec', '--yes', `--package=${lighthouse}`, '--', 'lighthouse', url, ...flags];
  const { code, stdout, output } = await run({
    command: 'npm',
    args,
    cwd: tmpdir(),
    env: { CHROME_PATH: chromiumProgram },
  });
  const report = stdout.startsWith('{') ? (JSON.parse(stdout) as Report) : undefined;
  if (code === 0 && report && !report.runtimeError) return report;
  // Its recording of a page fails now and then, and it asks to be run again: nothing was measured yet.
  if (report?.runtimeError?.code === 'NO_NAVSTART' && mostTries > 1) return audit(url, mostTries - 1);
  throw new Error(`lighthouse did not run\n${output.slice(0, 2_000)}`);
}

function lostPoints(report: Report, category: Category): string[] {
  return report.categories[category].auditRefs
    .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => `${id} ${report.audits[id]?.displayValue ?? ''}`.trim());
}

console.log(`lighthouse: ${machineLoad()}`);
const site = await startBuiltSite();
try {
  const reports = new Map<string, Report[]>(pages.map((page) => [page, []]));
  for (let round = 0; round < Number(options.rounds); round += 1) {
    // A page after the other, so that what the machine does meanwhile does not hit the rounds of one page alone.
    for (const [page, list] of reports) list.push(await audit(`${site.origin}${page}`));
  }
  for (const [page, list] of reports) {
    for (const category of categories) {
      const values = list.map((report) => Math.round(report.categories[category].score * 100));
      const measured: Measured = { name: `${page} ${category}`, values, goal: { atLeast: goals[category] } };
      console.log(`lighthouse: ${lineOf(measured)}`);
      if (!isMissed(measured)) continue;
      const lost = new Set(list.flatMap((report) => lostPoints(report, category)));
      console.log(`lighthouse: ${page} ${category} loses by ${[...lost].join('; ')}`);
      if (options.strict) process.exitCode = 1;
    }
  }
} finally {
  await site.stop();
}
