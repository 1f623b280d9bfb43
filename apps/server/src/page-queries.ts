import { calendarMonths } from '@kidney/contract/content/events/events.paths.ts';
import { dayPatterns, shifts } from '@kidney/contract/content/facilities/facilities.schema.ts';
import { searchSections } from '@kidney/contract/content/search/search-sections.paths.ts';
import { rememberedSite } from './remembered-site.ts';

const oldestYear = 1990;
const seoulAhead = 9 * 3_600_000;

const monthNumber = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5));
const inSeoul = (now: Date) => new Date(now.getTime() + seoulAhead).toISOString();

const isYear = (value: string, now: Date) =>
  /^\d{4}$/.test(value) && Number(value) >= oldestYear && Number(value) <= Number(inSeoul(now).slice(0, 4)) + 1;

/** A board goes back to its first post, the calendar of events does not. */
function isMonthOf(month: string, now: Date, path: string): boolean {
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(month)) return false;
  if (!path.startsWith('/community/events')) return isYear(month.slice(0, 4), now);
  const ahead = monthNumber(month) - monthNumber(inSeoul(now).slice(0, 7));
  return ahead >= -calendarMonths.back && ahead <= calendarMonths.ahead;
}

type Rule = (value: string, now: Date, path: string) => boolean;
const matching =
  (form: RegExp): Rule =>
  (value) =>
    form.test(value);

const oneOf = (known: readonly string[]): Rule => {
  const values = new Set(known);
  return (value) => values.has(value);
};

/** Until a page has been drawn anything that looks like one may be. */
const isDistrict: Rule = (value) => rememberedSite()?.districts.has(value) ?? /^[가-힣][가-힣 ]{1,19}$/.test(value);

const flag = matching(/^(1|yes)$/);
const secret = matching(/^[\w.~-]{0,200}$/);

/** Which values the pages of visitors know. */
const rules: Record<string, Rule> = {
  page: matching(/^([1-9]|[1-4]\d|50)$/),
  before: matching(/^[0-9a-z]{1,9}-[0-9a-z]{1,6}$/),
  cursor: matching(/^[\w.-]{1,40}$/),
  month: isMonthOf,
  year: isYear,
  view: oneOf(['upcoming', 'month', 'past']),
  district: isDistrict,
  shift: oneOf(shifts),
  days: oneOf(dayPatterns),
  section: oneOf(searchSections),
  note: matching(/^[a-z-]{1,30}$/),
  change: flag,
  noted: flag,
  sent: flag,
  draft: secret,
  token: secret,
  picture: secret,
};

export type QueryValues = readonly (readonly [name: string, value: string])[];

/** Staff are asked to sign in, whatever the rest of the address says. */
export const isOfStaff = (path: string) => /^\/admin(?=[/.]|$)/.test(path);

/** Whether the page can make something of every value that it is asked for with. */
export function areKnownValues(values: QueryValues, path: string, now: Date): boolean {
  if (isOfStaff(path)) return true;
  return values.every(([name, value]) => name === 'q' || rules[name]?.(value, now, path) === true);
}

/** Words that somebody typed: nobody else types just these, and whoever makes them up never ends. */
export const hasWords = (values: QueryValues): boolean => values.some(([name]) => name === 'q');
