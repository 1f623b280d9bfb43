import {
  issuesOnPage,
  type Issue,
  type IssueList,
  type IssuePage,
} from '@kidney/contract/content/newsletters/newsletters.schema.ts';
import { isoDate } from '@kidney/contract/shared/date.schema.ts';
import type { Db, Tx } from '../../platform/database.ts';
import { AppError } from '../../platform/errors.ts';
import { timeUnnoticed } from '../../platform/noticed-clock.ts';
import { seoulDate } from '../../platform/seoul-time.ts';
import type { ContentDeps } from '../engine/index.ts';
import { isPublic, presentIssue, presentListed, presentPage, type IssueFiles } from './newsletters.presenter.ts';
import { newslettersRepository, type IssuePlace, type IssueRow } from './newsletters.repository.ts';
import { pagesRepository } from './pages.repository.ts';

export const noIssue = () => new AppError('NOT_FOUND', { message: '찾으시는 소식지가 없습니다.' });
export const noPage = () => new AppError('NOT_FOUND', { message: '찾으시는 쪽이 없습니다.' });

function readPlace(cursor: string): IssuePlace {
  const [publishedOn = '', id = ''] = cursor.split('.');
  if (!isoDate.safeParse(publishedOn).success || parseInt(id, 36) > 2_147_483_647) throw new AppError('INVALID_INPUT');
  return { publishedOn, id: parseInt(id, 36) };
}

export function createFilesOf(media: ContentDeps['media']) {
  return async (db: Db | Tx, rows: readonly IssueRow[]): Promise<(row: IssueRow) => IssueFiles> => {
    const covers =
      rows.length > 0
        ? await pagesRepository.covers(
            db,
            rows.map(({ id }) => id),
          )
        : [];
    const coverOf = new Map(covers.map(({ newsletterId, mediaId }) => [newsletterId, mediaId]));
    const uploads = await media.describe(db, [...rows.map(({ pdfId }) => pdfId), ...coverOf.values()]);
    return ({ id, pdfId }) => ({ pdf: uploads.get(pdfId), cover: uploads.get(coverOf.get(id) ?? '') });
  };
}

/** One page, whoever may see the issue. */
export async function readPage(
  db: Db | Tx,
  media: ContentDeps['media'],
  row: IssueRow,
  number: number,
): Promise<IssuePage> {
  const page = row.drawing === 'done' ? await pagesRepository.find(db, row.id, number) : undefined;
  if (!page) throw noPage();
  const uploads = await media.describe(db, [row.pdfId, page.mediaId]);
  return presentPage(row, page, { pdf: uploads.get(row.pdfId), picture: uploads.get(page.mediaId) });
}

export function createNewslettersService({ database, clock, media }: ContentDeps) {
  const { read } = database;
  const today = () => seoulDate(clock.now());
  const filesOf = createFilesOf(media);

  async function publicIssue(id: number): Promise<IssueRow> {
    const row = await newslettersRepository.find(read, id);
    // What is public once does not cease to be by the passing of time.
    if (!row || !isPublic(row, seoulDate(timeUnnoticed(clock)))) throw noIssue();
    return row;
  }

  return {
    async list(cursor: string | undefined): Promise<IssueList> {
      const before = cursor === undefined ? null : readPlace(cursor);
      const rows = await newslettersRepository.listed(read, today(), before, issuesOnPage + 1);
      const page = rows.slice(0, issuesOnPage);
      const last = rows.length > issuesOnPage ? page.at(-1) : undefined;
      const files = await filesOf(read, page);
      return {
        issues: page.map((row) => presentListed(row, files(row))),
        next: last ? `${last.publishedOn}.${last.id.toString(36)}` : null,
      };
    },

    async get(id: number): Promise<Issue> {
      const row = await publicIssue(id);
      return presentIssue(row, (await filesOf(read, [row]))(row));
    },

    page: async (id: number, page: number): Promise<IssuePage> => readPage(read, media, await publicIssue(id), page),
  };
}

export type NewslettersService = ReturnType<typeof createNewslettersService>;
