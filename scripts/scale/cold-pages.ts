import { seedContent, seedNewsletters } from '@kidney/api/seed.ts';
import type { Web } from '../../apps/server/src/web.ts';
import { createTestFolder } from '../../testing/folder.ts';
import { createTestSite } from '../../testing/server.ts';
import type { Measured } from '../lib/goals.ts';

const visitors = 500;
const visitorsOfEachPage = 5;
/** Where more wait for the four connections of this site, a slow machine tells them to come back. */
const atOnce = 10;
const evening = new Date('2026-11-14T14:00:00Z');
const midnight = new Date('2026-11-14T15:00:00Z');

interface Crowd {
  failed: number;
  renders: number;
  slowest: number;
}

const addressesIn = (map: string) =>
  [...map.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path]) => path || '/');

/** What it costs that many ask at once for what nobody has made yet: one page, all pages, and all pages at midnight. */
export async function measureColdPages(adminUrl: string): Promise<Measured[]> {
  let now = evening;
  let renders = 0;
  const counting = (built: Web): Web => ({
    ...built,
    open: async (app) => {
      const site = await (await built.open(app))();
      const counted: typeof site = {
        ...site,
        render: (call) => {
          renders += 1;
          return site.render(call);
        },
      };
      return async () => counted;
    },
  });
  const files = createTestFolder();
  await using site = await createTestSite({ adminUrl, clock: { now: () => now }, web: counting });
  await seedContent(site.database);
  await seedNewsletters(site.database, { FILES_DIR: files.path });
  const maps = await Promise.all(
    ['/sitemap-pages.xml', '/sitemap-1.xml'].map(async (file) => (await site.get(file)).text()),
  );
  const pages = [...new Set(maps.flatMap(addressesIn))];
  const everybody = Array.from({ length: visitorsOfEachPage }, () => pages).flat();

  async function crowd(paths: readonly string[], most: number): Promise<Crowd> {
    const [before, times] = [renders, [] as number[]];
    const statuses: number[] = [];
    const waiting = [...paths];
    const visitor = async () => {
      for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
        const start = performance.now();
        const answer = await site.get(path);
        await answer.arrayBuffer();
        times.push(performance.now() - start);
        statuses.push(answer.status);
      }
    };
    await Promise.all(Array.from({ length: most }, visitor));
    const failed = statuses.filter((status) => status !== 200).length;
    const slowest = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? NaN;
    return { failed, renders: renders - before, slowest };
  }

  await crowd(['/community/faq'], 1);
  const onOne = await crowd(Array<string>(visitors).fill('/kidney/overview'), visitors);
  const rounds: { cold: Crowd; atMidnight: Crowd; warm: Crowd }[] = [];
  for (let round = 0; round < 3; round += 1) {
    now = evening;
    site.server.cache?.dropAll();
    const cold = await crowd(everybody, atOnce);
    now = midnight;
    rounds.push({ cold, atMidnight: await crowd(everybody, atOnce), warm: await crowd(everybody, atOnce) });
  }
  files.remove();
  const shares = rounds.map(({ cold, atMidnight }) => atMidnight.slowest / cold.slowest);
  const last = `${everybody.length} visits on ${pages.length} pages, ${atOnce} at once`;
  return [
    {
      name: `${visitors} visitors at once on a page that nobody has made: failed`,
      values: [onOne.failed],
      goal: { atMost: 0 },
    },
    { name: 'renders for them', values: [onOne.renders], goal: { atMost: 1 } },
    {
      name: `${last}: failed`,
      values: [rounds.flatMap((round) => Object.values(round)).reduce((sum, { failed }) => sum + failed, 0)],
      goal: { atMost: 0 },
    },
    { name: 'renders, all cold', values: rounds.map(({ cold }) => cold.renders), goal: { atMost: pages.length } },
    {
      name: 'renders after midnight',
      values: rounds.map(({ atMidnight }) => atMidnight.renders),
      goal: { atMost: pages.length / 3 },
    },
    { name: 'p99 all cold', values: rounds.map(({ cold }) => cold.slowest), goal: { atMost: 3_000 }, unit: ' ms' },
    {
      name: 'p99 after midnight',
      values: rounds.map(({ atMidnight }) => atMidnight.slowest),
      goal: { atMost: 2_000 },
      unit: ' ms',
    },
    { name: 'p99 all kept', values: rounds.map(({ warm }) => warm.slowest), goal: { atMost: 1_000 }, unit: ' ms' },
    { name: 'p99 after midnight against all cold', values: shares, goal: { atMost: 0.8 }, digits: 2, unit: ' ×' },
  ];
}
