import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';

/** As many as a site map may name in one file. */
const addressesInPart = 50_000;

export interface Address {
  path: string;
  changedAt: Date;
}

// An entry with a hash stands on a page that has an entry of its own, or an address that everybody knows.
const entriesOfPart = `select path, indexed_at as "changedAt" from search_entries
  where id > $1 and id <= $2 and visible_from <= $3 and visible_until > $3 and position('#' in path) = 0 order by id`;
/** One look into the index for each part: nothing is counted. */
const partsThere = `select n as part
  from generate_series(0, (select max(id) - 1 from search_entries) / ${addressesInPart}) as n
  where exists (select 1 from search_entries where id > n * ${addressesInPart} and id <= (n + 1) * ${addressesInPart})`;

const thoseOf = `select distinct path from search_entries where path = any($1) and visible_from <= $2 and visible_until > $2`;

/** Everything public that has an address, in parts by id: none is ever too long, and one costs the same however many there are. */
export function createAddresses({ read }: Database, clock: Clock) {
  return {
    async parts(): Promise<number[]> {
      const { rows } = await read.$client.query<{ part: number }>(partsThere);
      return rows.map(({ part }) => part + 1);
    },
    /** Those of the paths that lead to something public now. */
    async publicPaths(paths: readonly string[]): Promise<Set<string>> {
      if (paths.length === 0) return new Set();
      const { rows } = await read.$client.query<{ path: string }>(thoseOf, [paths, clock.now()]);
      return new Set(rows.map(({ path }) => path));
    },
    async part(number: number): Promise<Address[]> {
      const from = (number - 1) * addressesInPart;
      const { rows } = await read.$client.query<Address>(entriesOfPart, [from, from + addressesInPart, clock.now()]);
      return rows;
    },
  };
}
