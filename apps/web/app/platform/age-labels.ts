const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How long ago a moment was: `3시간 전`. */
export function ageOf(moment: string, now: string): string {
  const age = Math.max(0, Date.parse(now) - Date.parse(moment));
  if (age < hour) return `${Math.floor(age / minute)}분 전`;
  return age < 2 * day ? `${Math.floor(age / hour)}시간 전` : `${Math.floor(age / day)}일 전`;
}
