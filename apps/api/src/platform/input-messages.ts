import type { z } from 'zod';

type Issue = z.core.$ZodRawIssue;

export const noResidentNumbers =
  '주민등록번호는 받지 않습니다. 주민등록번호로 보이는 숫자를 지우고 다시 보내 주십시오.';

const lookAgain = '입력한 내용을 다시 확인해 주십시오.';

const leftEmpty = '입력해 주십시오.';
const isBlank = ({ input }: Issue) => typeof input === 'string' && input.trim() === '';

function tooSmall(issue: z.core.$ZodRawIssue<z.core.$ZodIssueTooSmall>): string {
  if (issue.origin !== 'string') return `${issue.minimum} 이상이어야 합니다.`;
  return isBlank(issue) || issue.minimum === 1 ? leftEmpty : `${issue.minimum}자 이상 입력해 주십시오.`;
}

function tooBig(issue: z.core.$ZodRawIssue<z.core.$ZodIssueTooBig>): string {
  return issue.origin === 'string'
    ? `${Number(issue.maximum).toLocaleString('ko-KR')}자까지 쓸 수 있습니다.`
    : `${issue.maximum} 이하여야 합니다.`;
}

/** What is wrong with a field, in the words of a person at a counter rather than of a parser. */
export function inputMessage(issue: Issue): string {
  if (issue.code === 'too_small') return tooSmall(issue);
  if (issue.code === 'too_big') return tooBig(issue);
  if (issue.code === 'invalid_format' && isBlank(issue)) return leftEmpty;
  return issue.code === 'invalid_type' && issue.input === undefined ? leftEmpty : lookAgain;
}
