import type { ContentAct, ContentKind, ContentState } from '@kidney/contract/content/contents/contents.paths.ts';

/** Where a page of the list ended. */
export interface Place {
  at: Date;
  kind: ContentKind;
  id: string;
}

export interface AskedContents {
  /** Without it, everything that does not lie in the bin. */
  state: ContentState | undefined;
  authorId: number | undefined;
  /** Words of the title, all of which have to be there. */
  words: string | undefined;
  before: Place | null;
  most: number;
  now: Date;
}

export interface ContentRow {
  id: string;
  title: string;
  state: ContentState;
  publicFrom: Date | null;
  authorId: number | null;
  changedAt: Date;
  version: number;
  removedAt: Date | null;
  removedBy: number | null;
}

export interface Picked {
  id: string;
  /** As it was seen. */
  version: number;
  /** Who does it. */
  accountId: number;
}

/** What a feature tells of the things of one kind, and what it lets be done to many of them at once. */
export interface ContentSource {
  kind: ContentKind;
  /** The roles of which one is enough to change it. */
  writers: readonly string[];
  /** How long its bin keeps; 0 where it has none. */
  binDays: number;
  /** The last changed first, of the bin the last removed; no more than asked for. */
  list(asked: AskedContents): Promise<ContentRow[]>;
  pathOf(id: string): string;
  editPathOf(id: string): string;
  /** Each in the states from which it leads somewhere. */
  acts: Partial<Record<ContentAct, { from: readonly ContentState[]; work(picked: Picked): Promise<unknown> }>>;
}
