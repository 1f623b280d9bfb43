const parts =
  /^(\d{4})[-./년]\s*(\d{1,2})[-./월]\s*(\d{1,2})[일.]?(?:[\sT]*(?:\([월화수목금토일]\)\s*)?(?:(오전|오후|AM|PM)\s*)?(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d{1,9})?)?\s*(AM|PM)?\s*(Z|[+-]\d{2}:?\d{2})?)?$/i;
const compact = /^(\d{4})(\d{2})(\d{2})(?:(\d{2})(\d{2})(\d{2})?)?$/;
/** Days since the last of 1899, as Excel counts them, between 1982 and 2063. */
const serial = /^[345]\d{4}(\.\d{1,15})?$/;

const two = (value: string | undefined) => (value ?? '0').padStart(2, '0');

function hourOf(given: string | undefined, half: string | undefined): string {
  const hour = Number(given ?? 0);
  if (!half) return two(String(hour));
  if (hour < 1 || hour > 12) return 'x';
  const isLate = /오후|pm/i.test(half);
  return two(String((hour % 12) + (isLate ? 12 : 0)));
}

/** The day has to be in the calendar: `Date` makes the third of March of the 31st of February. */
function momentOf(day: string, time: string, zone: string): Date | null {
  const noon = new Date(`${day}T12:00:00Z`);
  if (Number.isNaN(noon.getTime()) || noon.toISOString().slice(0, 10) !== day) return null;
  const at = new Date(`${day}T${time}${zone}`);
  return Number.isNaN(at.getTime()) ? null : at;
}

/** What people and programs write for a moment; in Seoul where they say nothing else. */
export function readMoment(given: string): Date | null {
  const text = given
    .trim()
    .slice(0, 60)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/([-./년월])\s+/g, '$1');
  const found = parts.exec(text);
  if (found) {
    const [, year, month, day, before, hour, minute, second, after, zone] = found;
    const time = `${hourOf(hour, before ?? after)}:${two(minute)}:${two(second)}`;
    return momentOf(`${year}-${two(month)}-${two(day)}`, time, zone?.toUpperCase() ?? '+09:00');
  }
  const short = compact.exec(text);
  if (short) {
    const [, year, month, day, hour, minute, second] = short;
    return momentOf(`${year}-${month}-${day}`, `${two(hour)}:${two(minute)}:${two(second)}`, '+09:00');
  }
  if (!serial.test(text)) return null;
  return new Date(Math.round((Number(text) - 25_569) * 86_400) * 1_000 - 9 * 3_600_000);
}

const earliest = Date.UTC(1990, 0, 1);

/** Neither before there were sites, nor still to come. */
export const isPlausible = (at: Date, now: Date): boolean => at.getTime() >= earliest && at <= now;
