import { paragraphsOf } from '../../../platform/paragraphs.ts';
import type { Issue, IssuePage, ListedIssue } from '@kidney/contract/content/newsletters/newsletters.schema.ts';
import { formatDate } from '../../../platform/korean-date.ts';
import { sizeInWords } from '../../../ui/upload/file-size.ts';

const pdfWords = (pdf: Issue['pdf']) => pdf && { url: pdf.url, size: sizeInWords(pdf.size) };

/** An issue as lists and its own page show it, the words made on the server. */
export function issueWords({
  id,
  number,
  title,
  publishedOn,
  description,
  cover,
  pdf,
  pageCount,
}: ListedIssue | Issue) {
  return {
    id,
    title,
    name: `제${number}호`,
    day: publishedOn,
    date: formatDate(publishedOn),
    description,
    cover,
    pdf: pdfWords(pdf),
    pageCount,
  };
}

export type ShownIssue = ReturnType<typeof issueWords>;

export function pageWords({ issue, page, picture, text, version }: IssuePage) {
  return {
    id: issue.id,
    title: issue.title,
    name: `제${issue.number}호`,
    pageCount: issue.pageCount,
    pdf: pdfWords(issue.pdf),
    page,
    picture,
    text,
    paragraphs: paragraphsOf(text),
    version,
  };
}

export type ShownPage = ReturnType<typeof pageWords>;
