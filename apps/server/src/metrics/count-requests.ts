import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, type Registry } from 'prom-client';
import type { PageOrigin } from '../page-answers.ts';

/** In seconds; what takes longer than the last is only in the sum of all. */
const bounds = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];
/** Files with a hash in their name have a route each, and another one in the next build. */
const hashed = '/assets/';

interface Tally {
  byRoute: Map<string, Map<number, number>>;
  /** How many took no longer than each bound, and longer than the one before it; after them the rest. */
  counts: number[];
  seconds: number;
}

const emptyTally = (): Tally => ({
  byRoute: new Map(),
  counts: Array<number>(bounds.length + 1).fill(0),
  seconds: 0,
});

/** The pattern, never the path: a path may name a person, and there is no end of them. */
function patternOf(request: FastifyRequest): string {
  const { url } = request.routeOptions;
  if (url === undefined) return 'none';
  return url.startsWith(hashed) ? `${hashed}*` : url;
}

function add({ byRoute }: Tally, route: string, status: number): void {
  let byStatus = byRoute.get(route);
  if (!byStatus) byRoute.set(route, (byStatus = new Map()));
  byStatus.set(status, (byStatus.get(status) ?? 0) + 1);
}

function addTime(tally: Tally, seconds: number): void {
  let at = 0;
  while (at < bounds.length && seconds > (bounds[at] as number)) at += 1;
  tally.counts[at] = (tally.counts[at] as number) + 1;
  tally.seconds += seconds;
}

/** Those that took no longer than each bound, and all of them. */
function upTo({ counts }: Tally): [le: string, count: number][] {
  let sum = 0;
  return counts.map((count, at) => [String(bounds[at] ?? '+Inf'), (sum += count)]);
}

/**
 * Counts what was answered, also past Fastify's reply: a kept page says by `pageOrigin` that it was one. In plain
 * numbers, given to the registry when somebody asks: taking labels apart for every request is felt by a kept page.
 */
export function countRequests(app: FastifyInstance, registry: Registry): void {
  const tallies: Record<PageOrigin, Tally> = {
    hit: emptyTally(),
    stale: emptyTally(),
    render: emptyTally(),
    none: emptyTally(),
  };
  app.addHook('onResponse', (request, reply, done) => {
    const tally = tallies[reply.pageOrigin];
    add(tally, patternOf(request), reply.raw.statusCode);
    addTime(tally, reply.elapsedTime / 1_000);
    done();
  });

  const give = (
    name: string,
    help: string,
    labels: string[],
    of: (tally: Tally) => [Record<string, string>, number][],
  ) =>
    new Counter({
      name: `kidney_http_${name}`,
      help,
      labelNames: ['page', ...labels],
      registers: [registry],
      collect() {
        this.reset();
        for (const [page, tally] of Object.entries(tallies))
          for (const [others, value] of of(tally)) this.inc({ page, ...others }, value);
      },
    });
  give('requests_total', 'Requests that were answered', ['route', 'status'], ({ byRoute }) =>
    [...byRoute].flatMap(([route, byStatus]) =>
      [...byStatus].map(
        ([status, count]) => [{ route, status: String(status) }, count] as [Record<string, string>, number],
      ),
    ),
  );
  give('seconds_bucket', 'How many answers took no longer', ['le'], (tally) =>
    upTo(tally).map(([le, count]) => [{ le }, count]),
  );
  give('seconds_count', 'Answers whose time was taken', [], (tally) => [[{}, upTo(tally).at(-1)?.[1] ?? 0]]);
  give('seconds_sum', 'Seconds that answers took', [], ({ seconds }) => [[{}, seconds]]);
}
