/** Whoever reads `오후 12시` wonders which of the two it is. */
function halfOf(hours: number): string {
  if (hours % 12 === 0) return hours === 0 ? '밤' : '낮';
  return hours < 12 ? '오전' : '오후';
}

/** All of these take a time of day as `HH:MM`. */
function parts(time: string): { half: string; clock: string } {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const half = halfOf(hours);
  const clock = `${hours % 12 === 0 ? 12 : hours % 12}시${minutes === 0 ? '' : ` ${minutes}분`}`;
  return { half, clock };
}

/** `오후 2시 30분` */
export function formatTime(time: string): string {
  const { half, clock } = parts(time);
  return `${half} ${clock}`;
}

/** `오후 2시~3시 30분`; without an end only where it begins. */
export function formatTimes(start: string, end: string | null): string {
  if (end === null) return formatTime(start);
  const [from, to] = [parts(start), parts(end)];
  return `${from.half} ${from.clock}~${from.half === to.half ? '' : `${to.half} `}${to.clock}`;
}
