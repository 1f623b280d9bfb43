import { postHtmlMax, type PostContent } from '@kidney/contract/content/boards/boards.schema.ts';
import type { FieldProblem } from '@kidney/contract/shared/envelope.ts';
import { AppError } from '../../platform/errors.ts';
import { cleanPastedHtml } from '../../platform/pasted-html.ts';
import { isBlankText, plainTextOf, sanitizeRichText } from '../../platform/rich-text.ts';

/** A sanitised picture: exactly these attributes in this order. */
const picture = /<img data-media="([0-9a-f-]{36})"(?: alt="([^"]*)")? \/>/g;

export interface PictureInText {
  id: string;
  /** Still escaped, as it stands in the text. */
  alt: string;
}

export function picturesIn(html: string): PictureInText[] {
  return [...html.matchAll(picture)].map(([, id = '', alt = '']) => ({ id, alt }));
}

export function replacePictures(html: string, change: (found: PictureInText) => string): string {
  return html.replaceAll(picture, (_whole, id: string, alt: string | undefined) => change({ id, alt: alt ?? '' }));
}

/** What was typed or pasted, made harmless and plain, and no longer than what can be given back. */
export function cleanHtml(html: string): string {
  const clean = sanitizeRichText(cleanPastedHtml(html), 'post');
  if (clean.length > postHtmlMax) {
    const message = `내용은 ${postHtmlMax.toLocaleString('ko-KR')}자까지 쓸 수 있습니다.`;
    throw new AppError('INVALID_INPUT', { message, fields: [{ field: 'html', message }] });
  }
  return clean;
}

/** What may be stored: sanitised, and whole as a post. */
export function cleanContent<Content extends PostContent>(content: Content): Content {
  const html = cleanHtml(content.html);
  const pictures = picturesIn(html);
  const fields: FieldProblem[] = [];
  if (isBlankText(content.title)) fields.push({ field: 'title', message: '제목을 입력해 주십시오.' });
  if (pictures.length === 0 && isBlankText(plainTextOf(html))) {
    fields.push({ field: 'html', message: '내용을 입력해 주십시오.' });
  }
  if (pictures.some(({ alt }) => isBlankText(alt))) {
    fields.push({ field: 'html', message: '사진마다 설명을 써 주십시오. 보지 못하는 분이 설명을 듣습니다.' });
  }
  if (fields.length > 0) throw new AppError('INVALID_INPUT', { fields });
  return { ...content, html };
}

export function mediaOf({ html, attachments }: Pick<PostContent, 'html' | 'attachments'>): string[] {
  return [...new Set([...attachments, ...picturesIn(html).map(({ id }) => id)])];
}
