const wall = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Seoul',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** A moment as the browser's field for day and time takes it, by the clock on the wall in Seoul. */
export const toWallTime = (moment: string) => wall.format(new Date(moment)).replace(' ', 'T');

/** The other way round, wherever the computer stands. Null where nothing, or half of it, was typed. */
export function fromWallTime(typed: string): string | null {
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(typed) ? new Date(`${typed.slice(0, 16)}:00+09:00`).toISOString() : null;
}
