import type { LinkPlace } from '@kidney/contract/content/link-checks/link-names.paths.ts';

/** Something public, and where its words lead. */
export interface Linking {
  place: LinkPlace;
  key: string;
  title: string;
  /** Its own address, from which a relative one is read. */
  path: string;
  hrefs: readonly string[];
  /** Ids of uploads that it shows. */
  files: readonly string[];
}

/** Addresses that end in a number. */
export interface NumberedPages {
  prefix: string;
  /** Those of them that are there, public or not. */
  existing(numbers: readonly number[]): Promise<readonly number[]>;
  /** Whatever is there is public. */
  isPublic?: true;
}

/** What a feature tells of the links in what it has published, and of the addresses of its own things. */
export interface LinkSource {
  /** A few hundred at a time: all of it is never in memory. */
  batches(): AsyncIterable<readonly Linking[]>;
  numbered: readonly NumberedPages[];
}

export const batchSize = 200;

/** Everything, in the order of ids. */
export async function* batchesById<Row extends { id: number }>(
  load: (after: number) => PromiseLike<Row[]>,
): AsyncGenerator<Row[]> {
  for (let rows = await load(0); rows.length > 0; rows = await load(rows.at(-1)?.id ?? 0)) yield rows;
}
