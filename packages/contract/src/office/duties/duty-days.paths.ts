/** February has the days that it has every year. */
const daysInMonths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

export const lastDayOf = (month: number): number => daysInMonths[month - 1] ?? 0;
