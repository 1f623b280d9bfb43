import { contentsInSheet, contentsOnPage } from '@kidney/contract/content/contents/contents.paths.ts';
import type {
  ContentFilter,
  ContentPage,
  ContentSheetQuery,
} from '@kidney/contract/content/contents/contents.schema.ts';
import type { SheetFile } from '@kidney/contract/shared/sheet.schema.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Db } from '../../platform/database.ts';
import { seoulDate } from '../../platform/seoul-time.ts';
import { writeSpreadsheet } from '../../platform/spreadsheet/write-spreadsheet.ts';
import { readPlace, writePlace } from './content-place.ts';
import type { ContentRow, ContentSource } from './content-source.ts';
import { columns } from './content-sheet.ts';
import { presentContent, presentTitle, type FoundTitle, type Names } from './contents.presenter.ts';

export interface ContentsDeps {
  database: Database;
  clock: Clock;
  /** One for each kind. */
  sources: readonly ContentSource[];
  people: {
    names(db: Db, ids: readonly number[]): Promise<Names>;
    staff(db: Db, most: number): Promise<{ id: number; nickName: string }[]>;
  };
}

const peopleMost = 500;

export const mayChange = ({ writers }: ContentSource, roles: readonly string[]): boolean =>
  writers.some((role) => roles.includes(role));

export interface FoundTitles {
  titles: FoundTitle[];
  hasMore: boolean;
}

interface Found {
  source: ContentSource;
  row: ContentRow;
  at: Date;
}

/** The latest first; within a moment kind by kind, each as its source gave it. */
const latestFirst = (a: Found, b: Found): number =>
  b.at.getTime() - a.at.getTime() || Number(a.source.kind < b.source.kind) - Number(a.source.kind > b.source.kind);

export function createContentsService({ database, clock, sources, people }: ContentsDeps) {
  const { read } = database;

  async function find(filter: ContentFilter, roles: readonly string[], most: number): Promise<Found[]> {
    const asked = {
      state: filter.state,
      authorId: filter.author === undefined ? undefined : Number(filter.author),
      words: filter.q,
      before: filter.older === undefined ? null : readPlace(filter.older),
      most,
      now: clock.now(),
    };
    const chosen = sources.filter(
      (source) => mayChange(source, roles) && (filter.kind === undefined || filter.kind === source.kind),
    );
    const lists = await Promise.all(
      chosen.map(async (source) =>
        (await source.list(asked)).map((row): Found => {
          const at = filter.state === 'bin' ? (row.removedAt ?? row.changedAt) : row.changedAt;
          return { source, row, at };
        }),
      ),
    );
    return lists.flat().toSorted(latestFirst).slice(0, most);
  }

  return {
    /** By the words of titles; of a kind that somebody may not change, only what is public. */
    async search(words: string, roles: readonly string[], most: number): Promise<FoundTitles> {
      const asked = { authorId: undefined, words, before: null, most: most + 1, now: clock.now() };
      const lists = await Promise.all(
        sources.map(async (source) => {
          const state = mayChange(source, roles) ? undefined : ('public' as const);
          return (await source.list({ ...asked, state })).map((row): Found => ({ source, row, at: row.changedAt }));
        }),
      );
      const found = lists.flat().toSorted(latestFirst);
      return {
        titles: found.slice(0, most).map(({ source, row }) => presentTitle(source, row)),
        hasMore: found.length > most,
      };
    },

    async list(filter: ContentFilter, roles: readonly string[]): Promise<ContentPage> {
      const found = await find(filter, roles, contentsOnPage + 1);
      const page = found.slice(0, contentsOnPage);
      const last = found.length > contentsOnPage ? page.at(-1) : undefined;
      const ids = new Set(page.flatMap(({ row }) => [row.authorId ?? [], row.removedBy ?? []].flat()));
      const names = await people.names(read, [...ids]);
      return {
        contents: page.map(({ source, row }) => presentContent(source, row, names)),
        older: last ? writePlace({ at: last.at, kind: last.source.kind, id: last.row.id }) : null,
        people: await people.staff(read, peopleMost),
      };
    },

    async export({ format = 'csv', ...filter }: ContentSheetQuery, roles: readonly string[]): Promise<SheetFile> {
      const found = await find(filter, roles, contentsInSheet);
      const contents = found.map(({ source, row }) => presentContent(source, row, new Map()));
      return writeSpreadsheet(`모든-글-${seoulDate(clock.now())}`, format, columns, contents);
    },
  };
}

export type ContentsService = ReturnType<typeof createContentsService>;
