import type { Reading } from '../form.ts';

const least = 1_000;
const most = 100_000_000;
const units = { 천: 1_000, 만: 10_000 } as const;

const thousands = new Intl.NumberFormat('ko-KR');
export const withCommas = (digits: string): string => (digits === '' ? '' : thousands.format(Number(digits)));
export const wonInWords = (digits: string): string => `${withCommas(digits)}원`;

/** `50,000`, `50000원` or `5만 원`, in won. */
export function readAmount(typed: string): Reading {
  const parts = /^([\d,]{1,15})\s?(천|만)?\s?원?$/.exec(typed);
  const number = Number(parts?.[1]?.replaceAll(',', '') || Number.NaN);
  if (!parts || !Number.isSafeInteger(number)) return { problem: '금액을 숫자로 적어 주십시오. 예: 10,000' };
  const won = number * (units[parts[2] as keyof typeof units] ?? 1);
  if (won < least) return { problem: '1,000원보다 적습니다. 0이 빠지지 않았는지 보아 주십시오.' };
  if (won > most) return { problem: '금액이 아주 큽니다. 맞으시면 사무국으로 전화해 주십시오.' };
  return { value: String(won) };
}
