import type { Media } from '@kidney/contract/content/media/media.schema.ts';
import type {
  Drawing,
  Issue,
  IssueContent,
  IssuePage,
  IssuePicture,
  IssueSource,
  ListedIssue,
} from '@kidney/contract/content/newsletters/newsletters.schema.ts';
import { descriptionOf, renderRichText } from '../../platform/rich-text.ts';
import type { IssueRow } from './newsletters.repository.ts';
import type { PageRow } from './pages.repository.ts';

export function contentOf(row: IssueRow | IssueContent): IssueContent {
  const { number, title, publishedOn, summary, pdfId, isListed } = row;
  return { number, title, publishedOn, summary, pdfId, isListed };
}

/** Null for a picture that is gone: the words say what there is to know. */
function presentPicture(media: Media | undefined): IssuePicture | null {
  if (!media?.image) return null;
  const { width, height, variants, shareUrl } = media.image;
  const setOf = (format: 'avif' | 'webp') =>
    variants
      .filter((each) => each.format === format)
      .map((each) => `${each.url} ${each.width}w`)
      .join(', ');
  return { src: media.url, width, height, avif: setOf('avif'), webp: setOf('webp'), shareUrl };
}

const presentPdf = (media: Media | undefined) =>
  media ? { url: media.url, name: media.name, size: media.size } : null;

export interface IssueFiles {
  pdf: Media | undefined;
  cover: Media | undefined;
}

const pageCountOf = ({ drawing, pageTotal }: IssueRow) => (drawing === 'done' ? (pageTotal ?? 0) : 0);

function shownOf(row: IssueRow, { pdf, cover }: IssueFiles) {
  const { id, number, title, publishedOn } = row;
  return {
    id,
    number,
    title,
    publishedOn,
    cover: presentPicture(cover),
    pdf: presentPdf(pdf),
    pageCount: pageCountOf(row),
    description: descriptionOf(row.summary),
  };
}

export const presentListed = (row: IssueRow, files: IssueFiles): ListedIssue => shownOf(row, files);

export function presentIssue(row: IssueRow, files: IssueFiles): Issue {
  return {
    ...shownOf(row, files),
    summary: renderRichText(row.summary, 'article'),
    updatedAt: row.updatedAt.toISOString(),
  };
}

export function presentDrawing({ drawing, drawingProblem, pageTotal }: IssueRow, drawn: number): Drawing {
  return { state: drawing, drawn, total: pageTotal, problem: drawingProblem };
}

export const isPublic = (row: IssueRow, today: string) =>
  row.isListed && row.removedAt === null && row.publishedOn <= today;

export function presentSource(row: IssueRow, files: IssueFiles, drawn: number, today: string): IssueSource {
  return {
    ...presentIssue(row, files),
    version: row.version,
    isListed: row.isListed,
    isPublic: isPublic(row, today),
    file: files.pdf ?? null,
    drawing: presentDrawing(row, drawn),
  };
}

export function presentPage(
  row: IssueRow,
  page: PageRow,
  files: { pdf: Media | undefined; picture: Media | undefined },
): IssuePage {
  const { id, number, title, publishedOn } = row;
  return {
    issue: { id, number, title, publishedOn, pageCount: pageCountOf(row), pdf: presentPdf(files.pdf) },
    page: page.page,
    picture: presentPicture(files.picture),
    text: page.text,
    version: page.version,
  };
}
