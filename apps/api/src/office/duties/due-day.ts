interface YearlyDay {
  month: number;
  day: number;
}

const two = (value: number) => String(value).padStart(2, '0');

export const dayIn = (year: number, { month, day }: YearlyDay): string => `${year}-${two(month)}-${two(day)}`;

/** The first year, seen from today, in which the day is still to come. */
export function firstYear(of: YearlyDay, today: string): number {
  const year = Number(today.slice(0, 4));
  return dayIn(year, of) >= today ? year : year + 1;
}
