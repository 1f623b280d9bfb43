import { getHolidayPreset } from '@hyunbinseo/holidays-kr';

type Holidays = Readonly<Record<string, readonly string[]>>;

const plainNames: Record<string, string> = { 기독탄신일: '성탄절', '1월 1일': '새해 첫날' };
const byYear = new Map<string, Holidays | null>();

/** The official holidays of a year, or null where the government has not published them in the list we carry. */
export async function holidaysOf(year: string): Promise<Holidays | null> {
  if (!byYear.has(year)) {
    const holidays = await getHolidayPreset(year).catch((error: unknown) => {
      if (error instanceof RangeError) return null;
      throw error;
    });
    byYear.set(year, holidays);
  }
  return byYear.get(year) ?? null;
}

export function nameOf(holidays: Holidays | null, date: string): string | null {
  const names = holidays?.[date];
  return names ? names.map((name) => plainNames[name] ?? name).join(', ') : null;
}
