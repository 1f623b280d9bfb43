import type { Reading } from '../form.ts';

const problem = '생년월일을 숫자 여덟 자리로 적어 주십시오. 예: 19550302';

/** `19550302`, `1955.3.2`, `1955-03-02` or `1955년 3월 2일`. */
export function readBirthDate(typed: string): Reading {
  const parts = /^(\d{4})(\d{2})(\d{2})$/.exec(typed) ?? /^(\d{4})\D{1,2}(\d{1,2})\D{1,2}(\d{1,2})\D?$/.exec(typed);
  if (!parts) return { problem };
  const [, year = '', month = '', day = ''] = parts;
  const value = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const moment = new Date(`${value}T00:00:00Z`);
  const isReal = !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(value) && value >= '1900-01-01';
  return isReal ? { value } : { problem: '달력에 없는 날입니다. 생년월일을 다시 적어 주십시오. 예: 19550302' };
}

export const dotted = (date: string): string => date.replaceAll('-', '.');

export function dayInWords(date: string): string {
  const [year, month, day] = date.split('-').map(Number);
  return `${year}년 ${month}월 ${day}일`;
}
