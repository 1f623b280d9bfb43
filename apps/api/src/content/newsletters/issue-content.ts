import { issueSummaryMax, type IssueContent } from '@kidney/contract/content/newsletters/newsletters.schema.ts';
import { AppError } from '../../platform/errors.ts';
import { cleanPastedHtml } from '../../platform/pasted-html.ts';
import { isBlankText, plainTextOf, sanitizeRichText } from '../../platform/rich-text.ts';

export function cleanSummary(html: string): string {
  const clean = sanitizeRichText(cleanPastedHtml(html), 'article');
  if (clean.length > issueSummaryMax) {
    const message = `요약은 ${issueSummaryMax.toLocaleString('ko-KR')}자까지 쓸 수 있습니다.`;
    throw new AppError('INVALID_INPUT', { message, fields: [{ field: 'summary', message }] });
  }
  return clean;
}

/** What may be stored: sanitised, named, and with something to read for those who cannot open a PDF. */
export function cleanContent(content: IssueContent): IssueContent {
  const summary = cleanSummary(content.summary);
  const fields = [
    ...(isBlankText(content.title) ? [{ field: 'title', message: '제목을 입력해 주십시오.' }] : []),
    ...(isBlankText(plainTextOf(summary))
      ? [{ field: 'summary', message: '요약을 입력해 주십시오. PDF를 열지 못하는 분이 읽습니다.' }]
      : []),
  ];
  if (fields.length > 0) throw new AppError('INVALID_INPUT', { fields });
  return { ...content, summary };
}
