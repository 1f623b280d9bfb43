const day = 86_400_000;

/** What is to be said of something that has to be done by a day; both as `YYYY-MM-DD`. */
export interface Deadline {
  state: 'over' | 'near' | 'far';
  /** `12일 남았습니다`; nothing where there is time. */
  words: string | null;
}

const nearDays = 30;

/** Below nothing where it is over. */
export const daysUntil = (dueOn: string, today: string): number =>
  Math.round((Date.parse(dueOn) - Date.parse(today)) / day);

export function deadlineOf(dueOn: string, today: string): Deadline {
  const left = daysUntil(dueOn, today);
  if (left < 0) return { state: 'over', words: '기한이 지났습니다' };
  if (left > nearDays) return { state: 'far', words: null };
  return { state: 'near', words: left === 0 ? '오늘까지입니다' : `${left}일 남았습니다` };
}
