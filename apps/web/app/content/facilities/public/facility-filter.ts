import type { DayPattern, FacilityFilter, Shift } from '@kidney/contract/content/facilities/facilities.schema.ts';
import type { District } from '@kidney/contract/office/settings/region.schema.ts';
import { dayPatterns, dayWords, shifts, shiftWords } from './facility-labels.ts';

export const facilitiesPath = '/kidney/facilities';
/** Where the list begins: a phone shows it at once, below the ways to search. */
export const listId = 'clinics';
/** The page's cache knows these and no others. */
export const filterParameters = ['district', 'shift', 'days', 'q'] as const;
export const longestSearch = 60;

export interface Filter {
  /** One of those that the region has. */
  district: string | null;
  shift: Shift | null;
  days: DayPattern | null;
  q: string;
}

/** Whatever an address says, what is not known is left out. */
export function readFilter(params: URLSearchParams, districts: readonly District[]): Filter {
  const one = <Name extends string>(name: string, known: readonly Name[]) =>
    known.find((each) => each === params.get(name)) ?? null;
  const words = (params.get('q') ?? '').replaceAll(/[\u0000-\u001f\u007f]/g, ' ').trim();
  return {
    district: one(
      'district',
      districts.map(({ name }) => name),
    ),
    shift: one('shift', shifts),
    days: one('days', dayPatterns),
    q: words.slice(0, longestSearch).toWellFormed(),
  };
}

export function hrefOf({ district, shift, days, q }: Filter): string {
  const given = Object.entries({ district, shift, days, q }).filter((entry): entry is [string, string] =>
    Boolean(entry[1]),
  );
  const query = new URLSearchParams(given).toString();
  return `${facilitiesPath}${query && `?${query}`}#${listId}`;
}

/** All but the district: how many there are in each is said for the rest of the choice. */
export function queryOf({ shift, days, q }: Filter): FacilityFilter {
  return { ...(shift && { shift }), ...(days && { days }), ...(q && { q }) };
}

/** What was asked for beside the district, in words. */
export function chosenWords({ shift, days, q }: Filter): string[] {
  return [...(shift ? [shiftWords[shift]] : []), ...(days ? [dayWords[days]] : []), ...(q ? [`‘${q}’`] : [])];
}
