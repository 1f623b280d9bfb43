import type { DayPattern, Facility, Shift } from '@kidney/contract/content/facilities/facilities.schema.ts';

export const shiftWords: Record<Shift, string> = { morning: '오전', afternoon: '오후', night: '야간' };
export const dayWords: Record<DayPattern, string> = { mwf: '월·수·금', tts: '화·목·토' };

export const shifts = Object.keys(shiftWords) as Shift[];
export const dayPatterns = Object.keys(dayWords) as DayPattern[];

export function facilitiesOf({ wheelchair, parking }: Facility): string {
  const word = (name: string, isThere: boolean | null) => {
    if (isThere === null) return `${name} 모름`;
    return `${name} ${isThere ? '가능' : '어려움'}`;
  };
  return `${word('휠체어', wheelchair)}, ${word('주차', parking)}`;
}

export function visitorsOf({ visitors }: Facility): string {
  if (visitors === null) return '아직 모릅니다';
  return visitors ? '받습니다' : '받지 않습니다';
}

/** The office marks what it made up. */
export const isSample = ({ name }: Facility) => name.includes('표본');
