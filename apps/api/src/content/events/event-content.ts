import { eventHtmlMax, type EventContent } from '@kidney/contract/content/events/events.schema.ts';
import type { FieldProblem } from '@kidney/contract/shared/envelope.ts';
import { AppError } from '../../platform/errors.ts';
import { isBlankText, sanitizeRichText } from '../../platform/rich-text.ts';
import { addDays } from '../../platform/seoul-time.ts';
import { daysBetween, lastOccurrence } from './occurrences.ts';

const longestDays = 31;
const farthestDays = 5 * 366;

export function cleanHtml(html: string): string {
  const clean = sanitizeRichText(html, 'article');
  if (clean.length > eventHtmlMax) {
    const message = `내용은 ${eventHtmlMax.toLocaleString('ko-KR')}자까지 쓸 수 있습니다.`;
    throw new AppError('INVALID_INPUT', { message, fields: [{ field: 'html', message }] });
  }
  return clean;
}

function timeProblems({ startsOn, startTime, endsOn, endTime }: EventContent): FieldProblem[] {
  if (endsOn < startsOn) return [{ field: 'endsOn', message: '끝나는 날이 시작하는 날보다 빠릅니다.' }];
  if (daysBetween(startsOn, endsOn) >= longestDays) {
    return [{ field: 'endsOn', message: `행사는 ${longestDays}일까지 이어질 수 있습니다.` }];
  }
  if (!startTime && endTime) return [{ field: 'startTime', message: '시작하는 시각도 써 주십시오.' }];
  if (startTime && endTime && startsOn === endsOn && endTime <= startTime) {
    return [{ field: 'endTime', message: '끝나는 시각이 시작하는 시각보다 빠릅니다.' }];
  }
  return [];
}

function repeatProblems(content: EventContent): FieldProblem[] {
  const { startsOn, endsOn, repeat } = content;
  if (!repeat) return [];
  if ((repeat.until === null) === (repeat.count === null)) {
    return [{ field: 'repeat.until', message: '마지막 날이나 횟수 가운데 하나를 정해 주십시오.' }];
  }
  if (repeat.until !== null && (repeat.until < startsOn || repeat.until > addDays(startsOn, farthestDays))) {
    return [{ field: 'repeat.until', message: '마지막 날은 시작하는 날부터 5년 안이어야 합니다.' }];
  }
  const shortest = repeat.every === 'week' ? 7 * repeat.interval : 28 * repeat.interval;
  if (daysBetween(startsOn, endsOn) >= shortest) {
    return [{ field: 'endsOn', message: '다음 번이 시작하기 전에 끝나야 합니다.' }];
  }
  const last = lastOccurrence(content);
  if (!last) return [{ field: 'repeat.except', message: '한 번은 열려야 합니다.' }];
  if (last.startsOn <= addDays(startsOn, farthestDays)) return [];
  return [{ field: 'repeat.count', message: '5년 안에 끝나야 합니다. 횟수를 줄여 주십시오.' }];
}

/** What may be stored: sanitised, and possible in time. */
export function cleanContent(content: EventContent): EventContent {
  const fields = [
    ...(isBlankText(content.title) ? [{ field: 'title', message: '제목을 입력해 주십시오.' }] : []),
    ...timeProblems(content),
  ];
  if (fields.length === 0) fields.push(...repeatProblems(content));
  if (fields.length > 0) throw new AppError('INVALID_INPUT', { fields });
  return { ...content, html: cleanHtml(content.html) };
}
