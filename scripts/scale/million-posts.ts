import { createTestDatabase } from '../../testing/database.ts';
import type { Measured } from '../lib/goals.ts';
import { openAsker, type Asker, type Question } from './ask.ts';
import { fillBoards } from './fill-boards.ts';
import { fillSearch } from './fill-search.ts';
import { readingOf } from './plans.ts';
import { months, pagesOf, searches } from './questions.ts';

const few = 10_000;
const newest = 1_000_000;
/** One page, and what its numbered pages may skip. */
const rowsMost = 1_100;
/** The same as blocks of 8 kB. */
const blocksMost = 250;

interface Settings {
  posts: number;
  rounds: number;
  searches: number;
  say(words: string): void;
  judge(measured: Measured, more?: string): void;
}

const ms = (values: readonly number[]) =>
  `${(values.toSorted((a, b) => a - b)[values.length >> 1] ?? NaN).toFixed(2)} ms`;

async function repeat(rounds: number, work: () => Promise<void>): Promise<void> {
  for (let round = 0; round < rounds; round += 1) await work();
}

/** Whether lists and searches stay as fast with a hundred times the posts. */
export async function measurePosts(adminUrl: string, { posts: many, say, judge, ...options }: Settings): Promise<void> {
  async function fill(size: number): Promise<Asker> {
    const { appUrl, ownerUrl } = await createTestDatabase(adminUrl);
    const start = performance.now();
    await fillSearch(ownerUrl, newest - size + 1, newest);
    await fillBoards(ownerUrl, newest - size + 1, newest);
    say(`${size} posts filled in ${Math.round((performance.now() - start) / 1000)} s`);
    return openAsker(appUrl);
  }

  /** Both boards in turn, so that what else the machine does meets both. */
  async function comparePages(small: Asker, large: Asker): Promise<void> {
    const [ofSmall, ofLarge] = [await pagesOf(small), await pagesOf(large)];
    for (const [name, question] of Object.entries(ofLarge)) {
      const times = { small: [] as number[], large: [] as number[] };
      await repeat(options.rounds, async () => {
        times.small.push((await small.ask(ofSmall[name] as Question)).ms);
        times.large.push((await large.ask(question)).ms);
      });
      const values = times.large.map((time, round) => time / (times.small[round] ?? NaN));
      const goal = { atMost: 1.5 };
      judge(
        { name: `${name}, ${many} against ${few} posts`, values, goal, digits: 2, unit: ' ×' },
        `; ${ms(times.small)} and ${ms(times.large)}`,
      );
    }
  }

  async function searchAll(asker: Asker, size: number): Promise<void> {
    for (const [name, question] of Object.entries(searches)) {
      const values: number[] = [];
      await repeat(options.searches, async () => void values.push((await asker.ask(question)).ms));
      judge({ name: `search ${name} among ${size}`, values, goal: { atMost: 150 }, unit: ' ms', digits: 1 });
    }
  }

  async function look(asker: Asker): Promise<void> {
    for (const [name, question] of Object.entries({ ...(await pagesOf(asker)), 'jump by month': months })) {
      const { rows, blocks, scanned } = await readingOf(asker, () => asker.ask(question));
      judge({ name: `rows read for ${name}`, values: [rows], goal: { atMost: rowsMost } });
      judge({ name: `blocks read for ${name}`, values: [blocks], goal: { atMost: blocksMost } });
      if (scanned.length > 0)
        judge({ name: `tables scanned for ${name}: ${scanned.join()}`, values: [1], goal: { atMost: 0 } });
    }
    const maps = {
      'list of site maps': () => asker.api.addresses.parts(),
      'site map of 50,000': () => asker.api.addresses.part(1),
    };
    const calls = [
      ...Object.entries(searches).map(([name, question]) => [`search ${name}`, () => asker.ask(question)] as const),
      ...Object.entries(maps),
    ];
    for (const [name, call] of calls) {
      const { scanned } = await readingOf(asker, call);
      judge({ name: `tables scanned for ${name}`, values: [scanned.length], goal: { atMost: 0 } });
    }
  }

  await using cleanUp = new AsyncDisposableStack();
  const small = await fill(few);
  cleanUp.defer(() => small.close());
  const large = await fill(many);
  cleanUp.defer(() => large.close());
  await comparePages(small, large);
  await searchAll(small, few);
  await searchAll(large, many);
  await look(large);
}
