import { openTestDatabase } from '../../testing/database.ts';
import { aPost } from '../../testing/posts.ts';
import { staffPassword, startSiteProcess } from '../../testing/process.ts';
import type { Measured } from '../lib/goals.ts';

const atOnce = 16;
const seconds = 3;
const rounds = 3;

async function signIn(origin: string, publicOrigin: string, login: string): Promise<Record<string, string>> {
  const headers = { 'content-type': 'application/json', origin: publicOrigin };
  const body = JSON.stringify({ login, password: staffPassword });
  const answer = await fetch(`${origin}/api/auth/login`, { method: 'POST', headers, body });
  const { data } = (await answer.json()) as { data: { accessToken: string } };
  const cookie = answer.headers.getSetCookie().map((each) => each.split(';')[0]);
  return { ...headers, cookie: cookie.join('; '), authorization: `Bearer ${data.accessToken}` };
}

/** News written through the API, each with its entry in the log, in the search and in the pages' tags. */
export async function measureWrites(adminUrl: string): Promise<Measured[]> {
  await using site = await startSiteProcess(adminUrl);
  const origins = [site.origin, await site.startAnother()];
  await site.createStaff('writer', ['editor']);
  const headers = await signIn(site.origin, site.origin, 'writer');
  const confirmed: string[] = [];
  const refused = new Map<number, number>();

  async function write(to: readonly string[]): Promise<number> {
    const before = confirmed.length;
    const start = performance.now();
    const hand = async (_none: unknown, n: number) => {
      while (performance.now() - start < seconds * 1_000) {
        const title = `쓰기 ${n} ${confirmed.length} ${performance.now()}`;
        const answer = await fetch(`${to[n % to.length]}/api/news`, {
          method: 'POST',
          headers,
          body: JSON.stringify(aPost({ title })),
        });
        await answer.arrayBuffer();
        if (answer.status === 200) confirmed.push(title);
        else refused.set(answer.status, (refused.get(answer.status) ?? 0) + 1);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, hand));
    return (confirmed.length - before) / ((performance.now() - start) / 1_000);
  }

  await write(origins);
  const [one, two] = [[] as number[], [] as number[]];
  for (let round = 0; round < rounds; round += 1) {
    one.push(await write(origins.slice(0, 1)));
    two.push(await write(origins));
  }
  const database = openTestDatabase(site.urls.appUrl);
  const { rows } = await database.read.$client.query<{ title: string }>(
    `select title from posts where title like '쓰기 %'`,
  );
  await database.close();
  const kept = new Map<string, number>();
  for (const { title } of rows) kept.set(title, (kept.get(title) ?? 0) + 1);
  const lost = confirmed.filter((title) => kept.get(title) !== 1).length;
  const ratios = two.map((rate, round) => rate / (one[round] ?? NaN));
  return [
    { name: `of ${confirmed.length} confirmed writes lost or there twice`, values: [lost], goal: { atMost: 0 } },
    {
      name: 'writes refused',
      values: [[...refused.values()].reduce((sum, each) => sum + each, 0)],
      goal: { atMost: 0 },
    },
    { name: 'writes a second, one process', values: one, goal: { atLeast: 50 } },
    { name: 'writes a second, two processes', values: two, goal: { atLeast: 50 } },
    { name: 'two processes against one', values: ratios, goal: { atLeast: 0.7 }, digits: 2, unit: ' ×' },
  ];
}
