import type { Reading } from '../form.ts';

const problem = '투석을 시작하는 시각을 적어 주십시오. 예: 오전 6시 30분';
const whichHalf = '오전인지 오후인지 함께 적어 주십시오. 예: 오후 1시 30분';

const halves = { 오전: 0, 오후: 12, 새벽: 0, 아침: 0, 저녁: 12, 밤: 12 } as const;
const isHalf = (word: string): word is keyof typeof halves => Object.hasOwn(halves, word);

/** `오전 6시 30분`, `오후 1시 반`, `6:30`, `0630` or `13시`. */
export function readChairTime(typed: string): Reading {
  const parts = /^(\D{2,2}|밤)?\s?(\d{1,2})\s?(?:[:.시]\s?)?(?:(\d{2}|\d(?=분))분?|(반))?$/.exec(typed);
  if (!parts) return { problem };
  const [, half = '', hours = '', minutes = '', isHalfPast] = parts;
  let hour = Number(hours);
  const minute = isHalfPast ? 30 : Number(minutes || '0');
  if (half !== '') {
    if (!isHalf(half) || hour < 1) return { problem };
    if (hour <= 12) hour = (hour % 12) + halves[half];
  } else if (hour < 5) {
    return { problem: whichHalf };
  }
  if (hour > 23 || minute > 59) return { problem };
  return { value: `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}` };
}

export function timeInWords(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const half = hour < 12 ? '오전' : '오후';
  return `${half} ${hour % 12 === 0 ? 12 : hour % 12}시${minute === 0 ? '' : ` ${minute}분`}`;
}
