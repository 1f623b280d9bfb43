import { beforeEach, describe, expect, test } from 'vitest';
import { createPageCache, nextQuietMoment, nextSeoulMidnight, type Made, type PageCache } from './page-cache.ts';

interface Page {
  words: string;
  bytes: number;
}

let now: Date;
let cache: PageCache<Page>;

const made = (words: string, more: Partial<Made<Page>> = {}): Made<Page> => ({
  page: { words, bytes: 1_000 },
  mayKeep: true,
  tags: new Set(['faq']),
  changesAt: null,
  isOfToday: true,
  ...more,
});
const keep = (key: string, page: Made<Page>) => cache.make(key, async () => page);

beforeEach(() => {
  now = new Date('2026-11-14T03:00:00Z');
  cache = createPageCache<Page>({ maxBytes: 14_000, clock: { now: () => now } });
  cache.hearAgain();
});

describe('how long a page is fresh', () => {
  test('until midnight in Seoul, which is 15:00 UTC', async () => {
    await keep('/', made('Saturday'));
    now = new Date('2026-11-14T14:59:59.999Z');
    expect(cache.fresh('/')?.words).toBe('Saturday');
    now = new Date('2026-11-14T15:00:00Z');
    expect(cache.fresh('/')).toBeUndefined();
  });

  test('until what it shows changes by itself, where that is sooner', async () => {
    await keep('/', made('before', { changesAt: new Date('2026-11-14T04:00:00Z') }));
    now = new Date('2026-11-14T04:00:00Z');
    expect(cache.fresh('/')).toBeUndefined();
  });

  test('a page begun before midnight and finished after it belongs to the day it was begun', async () => {
    now = new Date('2026-11-14T14:59:59Z');
    await cache.make('/', async () => {
      now = new Date('2026-11-14T15:00:01Z');
      return made('yesterday');
    });
    expect(cache.fresh('/')).toBeUndefined();
  });

  test('D-OPS-23 one that knows no day outlives midnight, and still ends when something on it changes', async () => {
    const changesAt = new Date('2026-11-14T15:30:00Z');
    await keep('/', made('any day', { isOfToday: false }));
    await keep('/post', made('until half past', { isOfToday: false, changesAt }));
    now = new Date('2026-11-14T15:29:59Z');
    expect([cache.fresh('/')?.words, cache.fresh('/post')?.words]).toEqual(['any day', 'until half past']);
    now = changesAt;
    expect([cache.fresh('/')?.words, cache.fresh('/post')]).toEqual(['any day', undefined]);
    now = new Date('2026-11-14T19:20:00Z');
    expect(cache.fresh('/')).toBeUndefined();
  });

  test('D-OPS-23 those moments lie between 03:40 and 04:20, a few in each minute, and within a day', () => {
    const from = Date.parse('2026-11-14T18:40:00Z');
    const perMinute = Array<number>(40).fill(0);
    for (let n = 0; n < 4_000; n += 1) {
      const at = nextQuietMoment(`100-normal /community/news/${n}`, now.getTime());
      const minute = Math.floor((at - from) / 60_000);
      perMinute[minute] = (perMinute[minute] ?? NaN) + 1;
      expect(nextQuietMoment(`100-normal /community/news/${n}`, at)).toBe(at + 86_400_000);
    }
    expect(perMinute).toHaveLength(40);
    expect(Math.min(...perMinute)).toBeGreaterThan(50);
    expect(Math.max(...perMinute)).toBeLessThan(200);
  });

  test.each([
    ['2026-12-31T14:59:59.999Z', '2026-12-31T15:00:00.000Z'],
    ['2026-12-31T15:00:00.000Z', '2027-01-01T15:00:00.000Z'],
  ])('midnight after %s is %s', (at, midnight) => {
    expect(new Date(nextSeoulMidnight(Date.parse(at))).toISOString()).toBe(midnight);
  });
});

describe('what is kept', () => {
  test('D-SEC-07 pages with a query push out none without one, and have a quarter of the room', async () => {
    for (let page = 0; page < 10; page += 1) await keep(`/${page}`, made('bare'));
    for (let page = 0; page < 50; page += 1) await keep(`/list?page=${page}`, made('query'));
    for (let page = 0; page < 10; page += 1) expect(cache.fresh(`/${page}`)?.words).toBe('bare');
    expect([cache.fresh('/list?page=0'), cache.fresh('/list?page=49')?.words]).toEqual([undefined, 'query']);
    expect(cache.size.pages).toBe(13);
    cache.drop(['faq']);
    expect(cache.size).toEqual({ pages: 0, bytes: 0 });
  });

  test('D-SEC-07 what could not be made is not tried again for a second, unless something changed', () => {
    expect(cache.failedJustNow('/')).toBeUndefined();
    cache.noteFailure('/', { words: 'sorry', bytes: 0 });
    cache.noteFailure('/?q=1', null);
    expect([cache.failedJustNow('/')?.words, cache.failedJustNow('/?q=1')]).toEqual(['sorry', null]);
    now = new Date(now.getTime() + 1_000);
    expect(cache.failedJustNow('/')).toBeUndefined();
    cache.noteFailure('/', null);
    cache.drop(['faq']);
    expect(cache.failedJustNow('/')).toBeUndefined();
    for (let page = 0; page < 300; page += 1) cache.noteFailure(`/${page}`, null);
    expect([cache.failedJustNow('/0'), cache.failedJustNow('/299')]).toEqual([undefined, null]);
  });

  test('no more bytes than allowed; what was not asked for longest goes first', async () => {
    for (let page = 0; page < 10; page += 1) await keep(`/${page}`, made('page'));
    cache.fresh('/0');
    await keep('/10', made('page'));
    expect(cache.size.bytes).toBeLessThanOrEqual(10_500);
    expect([cache.fresh('/0'), cache.fresh('/1')]).toEqual([expect.objectContaining({ words: 'page' }), undefined]);
  });

  test('a page larger than everything is not, and throws nothing out', async () => {
    await keep('/small', made('small'));
    await keep('/huge', made('huge', { page: { words: 'huge', bytes: 20_000 } }));
    expect([cache.fresh('/huge'), cache.fresh('/small')?.words]).toEqual([undefined, 'small']);
  });

  test('nothing that says it must not be', async () => {
    await keep('/', made('not found', { mayKeep: false }));
    expect(cache.size).toEqual({ pages: 0, bytes: 0 });
  });

  test('the same key again replaces, and is counted once', async () => {
    await keep('/', made('one'));
    const { bytes } = cache.size;
    now = new Date('2026-11-14T15:00:00Z');
    await keep('/', made('two'));
    expect([cache.size, cache.fresh('/')?.words]).toEqual([{ pages: 1, bytes }, 'two']);
  });

  test('an expired page stays, for the case that no new one can be made', async () => {
    await keep('/', made('yesterday'));
    now = new Date('2026-11-14T15:00:00Z');
    expect(cache.resting('/')).toBeUndefined();
    expect(cache.fallBack('/')?.words).toBe('yesterday');
    expect(cache.resting('/')?.words).toBe('yesterday');
    now = new Date('2026-11-14T15:00:02Z');
    expect(cache.resting('/')).toBeUndefined();
  });
});

describe('changes', () => {
  test('drop the pages that show what changed, and no others', async () => {
    await keep('/faq', made('faq'));
    await keep('/news', made('news', { tags: new Set(['news']) }));
    cache.drop(['faq', 'events']);
    expect([cache.fresh('/faq'), cache.fallBack('/faq'), cache.fresh('/news')?.words]).toEqual([
      undefined,
      undefined,
      'news',
    ]);
  });

  test('an addition leaves the pages of before for where none can be made, and no longer than an hour', async () => {
    await keep('/faq', made('faq'));
    await keep('/news', made('news', { tags: new Set(['news']) }));
    cache.outdate(['faq']);
    expect([cache.fresh('/faq'), cache.fallBack('/faq')?.words, cache.fresh('/news')?.words]).toEqual([
      undefined,
      'faq',
      'news',
    ]);
    cache.drop(['faq']);
    expect(cache.fallBack('/faq')).toBeUndefined();
  });

  test('a render that began before the change is not kept, and nobody who asks after the change gets it', async () => {
    const first = Promise.withResolvers<Made<Page>>();
    const before = cache.make('/', () => first.promise);
    cache.drop(['faq']);
    const after = cache.make('/', async () => made('new'));
    first.resolve(made('old'));
    expect([(await before).page.words, (await after).page.words]).toEqual(['old', 'new']);
    expect(cache.fresh('/')?.words).toBe('new');
  });

  test('a render of other content is kept', async () => {
    const render = Promise.withResolvers<Made<Page>>();
    const news = cache.make('/news', () => render.promise);
    cache.drop(['faq']);
    render.resolve(made('news', { tags: new Set(['news']) }));
    await news;
    expect(cache.fresh('/news')?.words).toBe('news');
  });

  test('while they are not heard nothing counts as fresh, and the newest stands in where none can be made', async () => {
    await keep('/', made('old'));
    cache.stopTrusting();
    expect(cache.fresh('/')).toBeUndefined();
    expect(cache.fallBack('/')?.words).toBe('old');
    await keep('/', made('new'));
    expect([cache.fresh('/'), cache.fallBack('/')?.words]).toEqual([undefined, 'new']);
  });

  test('when they are heard again nothing of before is fresh, but stands in for an hour where none can be made', async () => {
    await keep('/', made('old'));
    const render = Promise.withResolvers<Made<Page>>();
    const during = cache.make('/other', () => render.promise);
    cache.stopTrusting();
    cache.hearAgain();
    render.resolve(made('half old'));
    await during;
    expect([cache.fresh('/'), cache.fresh('/other')]).toEqual([undefined, undefined]);
    expect([cache.fallBack('/')?.words, cache.fallBack('/other')?.words]).toEqual(['old', 'half old']);
    now = new Date('2026-11-14T03:59:59Z');
    cache.hearAgain();
    expect(cache.fallBack('/')?.words).toBe('old');
    now = new Date('2026-11-14T04:00:00Z');
    expect([cache.fallBack('/'), cache.resting('/')]).toEqual([undefined, undefined]);
    await keep('/', made('new'));
    expect(cache.fresh('/')?.words).toBe('new');
  });

  test('a change that nobody understands leaves nothing, not even what is being made', async () => {
    await keep('/', made('old'));
    const render = Promise.withResolvers<Made<Page>>();
    const during = cache.make('/other', () => render.promise);
    cache.dropAll();
    render.resolve(made('half old'));
    await during;
    expect([cache.fallBack('/'), cache.fallBack('/other')]).toEqual([undefined, undefined]);
  });

  test('a page that may have missed something takes the place of none that has not', async () => {
    const render = Promise.withResolvers<Made<Page>>();
    const during = cache.make('/', () => render.promise);
    cache.stopTrusting();
    cache.hearAgain();
    await keep('/', made('new'));
    render.resolve(made('half old'));
    await during;
    expect(cache.fresh('/')?.words).toBe('new');
  });

  test('what is withdrawn later does not stand in', async () => {
    await keep('/', made('old'));
    cache.hearAgain();
    cache.drop(['faq']);
    expect(cache.fallBack('/')).toBeUndefined();
  });

  test('a page that is known to be no more does not stand in', async () => {
    await keep('/', made('old'));
    cache.hearAgain();
    cache.forget('/');
    expect([cache.fallBack('/'), cache.size]).toEqual([undefined, { pages: 0, bytes: 0 }]);
  });
});

test('all who ask at once share one render, and a failed one is not remembered', async () => {
  let renders = 0;
  const render = async () => {
    renders += 1;
    if (renders === 1) throw new Error('database away');
    return made('page');
  };
  const first = await Promise.allSettled([cache.make('/', render), cache.make('/', render)]);
  expect(first.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect((await cache.make('/', render)).page.words).toBe('page');
  expect(renders).toBe(2);
});
