import { announceContentChange, contentChannel } from '@kidney/api/platform/content-changes.ts';
import { openTestDatabase, createTestDatabase } from '../../testing/database.ts';
import pg from 'pg';
import type { Measured } from '../lib/goals.ts';

const listeners = 50;
const changes = 200;
const longestWait = 30_000;

/** What so many processes of the site hear of changes that are committed one after the other. */
export async function measureListeners(adminUrl: string): Promise<Measured[]> {
  const urls = await createTestDatabase(adminUrl);
  const database = openTestDatabase(urls.appUrl);
  const clients = Array.from({ length: listeners }, () => new pg.Client({ connectionString: urls.appUrl }));
  const sentAt = new Map<string, number>();
  const delays: number[] = [];
  const whole = Promise.withResolvers<void>();
  for (const client of clients) {
    await client.connect();
    client.on('notification', ({ payload = '[]' }) => {
      const [tag] = JSON.parse(payload) as string[];
      delays.push(performance.now() - (sentAt.get(tag ?? '') ?? NaN));
      if (delays.length === listeners * changes) whole.resolve();
    });
    await client.query(`listen ${contentChannel}`);
  }
  try {
    for (let change = 0; change < changes; change += 1)
      await database.write.transaction(async (tx) => {
        await announceContentChange(tx, [`change:${change}`]);
        sentAt.set(`change:${change}`, performance.now());
      });
    const late = Promise.withResolvers<void>();
    const timer = setTimeout(late.resolve, longestWait);
    await Promise.race([whole.promise, late.promise]);
    clearTimeout(timer);
  } finally {
    for (const client of clients) await client.end();
    await database.close();
    await urls.drop();
  }
  const slowest = delays.toSorted((a, b) => a - b)[Math.floor(delays.length * 0.99)] ?? NaN;
  return [
    {
      name: `changes heard, ${changes} by ${listeners} listeners`,
      values: [delays.length],
      goal: { atLeast: listeners * changes },
    },
    { name: 'from a commit to a listener, p99', values: [slowest], goal: { atMost: 100 }, digits: 1, unit: ' ms' },
  ];
}
