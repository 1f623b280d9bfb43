import { binDays } from '@kidney/contract/content/engine/content.paths.ts';
import { newslettersPaths } from '@kidney/contract/content/newsletters/newsletters.paths.ts';
import {
  issueBodyMax,
  issueSchemas,
  type IssueContent,
  type IssueDraftContent,
  type IssueSource,
} from '@kidney/contract/content/newsletters/newsletters.schema.ts';
import { sql } from '../../platform/drizzle.ts';
import { isUniqueViolation } from '../../platform/database-errors.ts';
import { AppError } from '../../platform/errors.ts';
import { renderRichText } from '../../platform/rich-text.ts';
import { seoulDate } from '../../platform/seoul-time.ts';
import { defineContent, type ContentDeps } from '../engine/index.ts';
import { drawLater } from './drawing/draw-job.ts';
import { cleanContent, cleanSummary } from './issue-content.ts';
import { beginDrawing } from './issue-drawing.ts';
import { indexIssue } from './issue-entries.ts';
import { keptPages } from './kept-files.ts';
import { contentOf, presentSource } from './newsletters.presenter.ts';
import type { IssueRow } from './newsletters.repository.ts';
import { createFilesOf } from './newsletters.service.ts';
import { newsletters } from './newsletters.table.ts';
import { pagesRepository } from './pages.repository.ts';

export const newslettersTag = 'newsletters';

const showSummary = <Content extends { summary: string }>(content: Content): Content => ({
  ...content,
  summary: renderRichText(content.summary, 'article'),
});

export function describeNewsletters({ clock, media, search }: ContentDeps) {
  const filesOf = createFilesOf(media);
  const { isListed, publishedOn, updatedAt } = newsletters;

  return defineContent<IssueRow, IssueContent, IssueSource, IssueDraftContent>({
    kind: 'newsletter',
    table: newsletters,
    tag: newslettersTag,
    place: '/community/newsletter',
    may: ['editor', 'owner'],
    binDays,
    words: { plain: '소식지', topic: '소식지는', subject: '소식지가', object: '소식지를' },
    check: cleanContent,
    contentOf,
    async present(row, _uploads, db) {
      const files = await filesOf(db, [row]);
      return presentSource(row, files(row), await pagesRepository.drawn(db, row.id), seoulDate(clock.now()));
    },
    presentStored: (content) => showSummary(issueSchemas.content.parse(content)),
    presentBinned: ({ number }) => ({ number }),
    index: (tx, row) => indexIssue(tx, search, row),
    files: {
      of: ({ pdfId }) => (pdfId === null ? [] : [pdfId]),
      problem: (uploads, ids) =>
        ids.every((id) => uploads.get(id)?.format === 'pdf')
          ? undefined
          : { field: 'pdfId', message: 'PDF 파일을 올려 주십시오.' },
      describe: ({ pdfId }, uploads) => ({ file: uploads.get(pdfId ?? '') ?? null }),
    },
    draft: {
      schema: issueSchemas.draftContent,
      clean: (content) => ({ ...content, summary: cleanSummary(content.summary) }),
      show: showSummary,
    },
    publication: {
      column: isListed,
      isListed: (content) => content.isListed,
      list: (content, listed) => ({ ...content, isListed: listed }),
      already: { listed: '이미 공개한 소식지입니다.', unlisted: '이미 비공개로 둔 소식지입니다.' },
      states(now) {
        const isDue = sql`${publishedOn} <= ${seoulDate(now)}`;
        return {
          states: {
            kept: sql`not ${isListed}`,
            scheduled: sql`${isListed} and not ${isDue}`,
            public: sql`${isListed} and ${isDue}`,
          },
          publicFrom: sql`${publishedOn}::timestamp at time zone 'Asia/Seoul'`.mapWith(updatedAt),
        };
      },
    },
    on: {
      saved: async (tx, row, before) => (before?.pdfId === row.pdfId ? row : beginDrawing(tx, { media, search }, row)),
      async restored(tx, row) {
        if (row.drawing === 'waiting' || row.drawing === 'drawing') await drawLater(tx, row);
      },
      forgotten: (tx, id) => media.release(tx, keptPages(id)),
      refused(error) {
        if (!isUniqueViolation(error)) return undefined;
        const message = '같은 호수의 소식지가 이미 있습니다.';
        return new AppError('CONFLICT', { message, fields: [{ field: 'number', message }] });
      },
    },
    routes: newslettersPaths,
    schemas: issueSchemas,
    bodyLimit: issueBodyMax,
  });
}
