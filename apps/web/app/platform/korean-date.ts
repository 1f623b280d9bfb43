const weekdays = ['일', '월', '화', '수', '목', '금', '토'] as const;

/** All of these take a day as `YYYY-MM-DD`. */
const parts = (iso: string) => iso.split('-').map(Number) as [year: number, month: number, day: number];

export function weekdayOf(iso: string): (typeof weekdays)[number] {
  return weekdays[new Date(`${iso}T00:00:00Z`).getUTCDay()] as (typeof weekdays)[number];
}

export const dayOfMonth = (iso: string) => parts(iso)[2];

/** `12월 25일(금)` */
export function formatDay(iso: string): string {
  const [, month, day] = parts(iso);
  return `${month}월 ${day}일(${weekdayOf(iso)})`;
}

/** `2026년 12월 25일` */
export function formatDate(iso: string): string {
  const [year, month, day] = parts(iso);
  return `${year}년 ${month}월 ${day}일`;
}

const seoul = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Seoul' });

/** The day it was in Seoul at a moment. */
export function dayInSeoul(moment: string): string {
  return seoul.format(new Date(moment));
}
