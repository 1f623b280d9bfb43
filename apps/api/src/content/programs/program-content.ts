import type { ProgramContent } from '@kidney/contract/content/programs/programs.schema.ts';
import { AppError } from '../../platform/errors.ts';
import { isBlankText } from '../../platform/rich-text.ts';

/** What may be stored: named, described where there are pictures, and possible in time. */
export function checkContent(content: ProgramContent): ProgramContent {
  const { title, startTime, endTime, pictures } = content;
  const fields = [
    ...(isBlankText(title) ? [{ field: 'title', message: '이름을 입력해 주십시오.' }] : []),
    ...pictures.flatMap(({ alt }, index) =>
      isBlankText(alt) ? [{ field: `pictures.${index}.alt`, message: '사진 설명을 적어 주십시오.' }] : [],
    ),
    ...(!startTime && endTime ? [{ field: 'startTime', message: '시작하는 시각도 써 주십시오.' }] : []),
    ...(startTime && endTime && endTime <= startTime
      ? [{ field: 'endTime', message: '끝나는 시각이 시작하는 시각보다 빠릅니다.' }]
      : []),
  ];
  if (fields.length > 0) throw new AppError('INVALID_INPUT', { fields });
  return content;
}
