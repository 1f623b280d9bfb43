import { parseArgs } from 'node:util';
import { openChromium } from '../testing/chromium.ts';
import { loadPage, type Loading } from './cheap-phone/load-page.ts';
import { startBuiltSite } from './lib/built-site.ts';
import { isMissed, lineOf, type Measured } from './lib/goals.ts';
import { machineLoad } from './lib/machine.ts';
import { median } from './lib/median.ts';

const { values: options } = parseArgs({
  options: { strict: { type: 'boolean', default: false }, rounds: { type: 'string', default: '7' } },
});

const pages = ['/', '/kidney/overview', '/transport/center', '/kidney/facilities'];

interface Rounds {
  scripted: Loading[];
  bare: Loading[];
}

function figuresOf(page: string, { scripted, bare }: Rounds): Measured[] {
  const withoutScripts = median(bare.map(({ lcp }) => lcp));
  return [
    { name: `${page} LCP`, values: scripted.map(({ lcp }) => lcp), goal: { atMost: 3.5 }, digits: 2, unit: ' s' },
    { name: `${page} TBT`, values: scripted.map(({ tbt }) => tbt), goal: { atMost: 150 }, unit: ' ms' },
    { name: `${page} CLS`, values: scripted.map(({ cls }) => cls), goal: { atMost: 0.02 }, digits: 3 },
    {
      name: `${page} LCP against ${withoutScripts.toFixed(2)} s without scripts`,
      values: scripted.map(({ lcp }) => lcp / withoutScripts),
      goal: { atMost: 1.05 },
      digits: 3,
    },
  ];
}

console.log(`cheap-phone: ${machineLoad()}`);
const site = await startBuiltSite();
const browser = await openChromium();
try {
  const measured = new Map<string, Rounds>(pages.map((page) => [page, { scripted: [], bare: [] }]));
  for (let round = 0; round < Number(options.rounds); round += 1) {
    for (const [page, { scripted, bare }] of measured) {
      const url = `${site.origin}${page}`;
      const load = async (withScripts: boolean) =>
        (withScripts ? scripted : bare).push(await loadPage(browser, url, withScripts));
      // Every other round backwards, so that what the machine does meanwhile hits nobody always first.
      await load(round % 2 === 0);
      await load(round % 2 === 1);
    }
  }
  for (const [page, rounds] of measured) {
    for (const figure of figuresOf(page, rounds)) {
      console.log(`cheap-phone: ${lineOf(figure)}`);
      if (options.strict && isMissed(figure)) process.exitCode = 1;
    }
  }
} finally {
  await browser.close();
  await site.stop();
}
