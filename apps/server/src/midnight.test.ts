import { seedContent, seedNewsletters } from '@kidney/api/seed.ts';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { runSql } from '../../../scripts/postgres/roles.ts';
import { createTestFolder } from '../../../testing/folder.ts';
import { createTestSite, type TestSite } from '../../../testing/server.ts';

const evening = '2026-11-14T14:30:00Z';
const midnight = '2026-11-14T15:00:00Z';
const muchLater = '2027-03-01T15:00:00Z';
const files = createTestFolder();
let site: TestSite;

beforeAll(async () => {
  site = await createTestSite({ clock: { now: () => new Date() } });
  await seedContent(site.database);
  await seedNewsletters(site.database, { FILES_DIR: files.path });
});
afterAll(async () => {
  await site[Symbol.asyncDispose]();
  files.remove();
});
beforeEach(() => site.server.cache?.dropAll());

/** The whole process believes it, its pages too. Timers run as they always do. */
function standAt(moment: string): void {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(moment) });
  onTestFinished(() => void vi.useRealTimers());
}

const addressesIn = async (file: string) =>
  [...(await (await site.get(file)).text()).matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(
    ([, path]) => path || '/',
  );

/** Every page of its own, and one of those that are made of each kind of content. */
async function everyKindOfPage(): Promise<string[]> {
  const kinds = new Map((await addressesIn('/sitemap-1.xml')).map((path) => [path.replaceAll(/\d+/g, 'N'), path]));
  return [...new Set([...(await addressesIn('/sitemap-pages.xml')), ...kinds.values()])];
}

async function visitAll(paths: readonly string[]) {
  const seen = new Map<string, { how: string | null; text: string }>();
  for (const path of paths) {
    const answer = await site.get(path);
    expect([path, answer.status]).toEqual([path, 200]);
    seen.set(path, { how: answer.headers.get('x-page'), text: await answer.text() });
  }
  return seen;
}

test('D-OPS-23 a page that outlives midnight says what one says that is made anew, months later too', async () => {
  const pages = await everyKindOfPage();
  standAt(evening);
  await visitAll(pages);
  standAt(midnight);
  const first = await visitAll(pages);
  const kept = pages.filter((path) => first.get(path)?.how === 'hit');
  expect(kept).toEqual(
    expect.arrayContaining(['/kidney/overview', '/community/faq', '/kidney/facilities', '/sitemap']),
  );
  // Of what an association may not have, too.
  expect(kept.filter((path) => path.startsWith('/daycare/programs/'))).not.toEqual([]);
  expect(kept.length).toBeGreaterThan(pages.length / 2);
  standAt(muchLater);
  site.server.cache?.dropAll();
  const anew = await visitAll(kept);
  const differing = kept.filter((path) => first.get(path)?.text !== anew.get(path)?.text);
  expect(differing).toEqual([]);
});

test('D-OPS-23 a page that says the day says the new one in its first moment', async () => {
  const ofToday = ['/', '/transport/center', '/community/events', '/community/events?view=month'];
  standAt('2026-11-14T14:59:59.999Z');
  const before = await visitAll(ofToday);
  standAt(midnight);
  const after = await visitAll(ofToday);
  expect(ofToday.map((path) => after.get(path)?.how)).toEqual(ofToday.map(() => 'miss'));
  for (const path of ['/', '/transport/center']) {
    expect(before.get(path)?.text).toContain('11월 14일');
    expect(after.get(path)?.text).toContain('11월 15일');
  }
});

test('D-OPS-23 what is planned for a day is on its page in the first moment of it', async () => {
  const path = '/kidney/welfare';
  const plan = `jsonb_build_object('value', '자정부터의 금액', 'effectiveFrom', '2026-11-15')`;
  await runSql(site.urls.ownerUrl, [`update facts set planned = to_jsonb(facts) - 'planned' || ${plan}`]);
  onTestFinished(() => runSql(site.urls.ownerUrl, ['update facts set planned = null']));
  standAt(evening);
  expect((await visitAll([path])).get(path)?.text).not.toContain('자정부터의');
  standAt(midnight);
  expect((await visitAll([path])).get(path)?.text).toContain('자정부터의 금액');
});

test('D-OPS-23 pages of no day end one after the other early in the morning', async () => {
  standAt(evening);
  await visitAll(['/kidney/overview', '/community/faq']);
  standAt('2026-11-14T18:39:59Z');
  expect((await visitAll(['/kidney/overview'])).get('/kidney/overview')?.how).toBe('hit');
  standAt('2026-11-14T19:20:00Z');
  expect((await visitAll(['/community/faq'])).get('/community/faq')?.how).toBe('miss');
});
