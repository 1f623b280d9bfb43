import type { Event, EventPage } from '@kidney/contract/content/events/events.schema.ts';
import { formatDay } from '../../../platform/korean-date.ts';
import { mapSearch, type MapLink } from '../../../platform/map-links/map-search.ts';
import { repeatOf, whenOf, yearOf } from './event-labels.ts';

/** An event as it is shown, its words made on the server. */
export interface ShownEvent {
  id: number;
  version: number;
  title: string;
  html: string;
  when: string;
  isPast: boolean;
  takesRegistrations: boolean;
  repeat: string;
  /** The days after the next one. */
  later: string[];
  place: string;
  address: string;
  maps: MapLink[];
  capacity: string;
}

const laterMost = 5;

/** Days only, for the time of day stays the same; the year is said where it changes. */
function laterOf(next: Event['next']): string[] {
  return next.slice(1, 1 + laterMost).map(({ startsOn }, place) => {
    const isSameYear = next[place]?.startsOn.slice(0, 4) === startsOn.slice(0, 4);
    return isSameYear ? formatDay(startsOn) : yearOf(startsOn) + formatDay(startsOn);
  });
}

/** What the office has chosen, or a search. */
function mapsOf({ mapHref, address, place }: Event): MapLink[] {
  if (mapHref) return [{ service: '지도 보기', href: mapHref }];
  return address ? mapSearch(`${address} ${place}`.trim()) : [];
}

export function showEvent(event: EventPage): ShownEvent {
  const { id, version, title, html, isPast, takesRegistrations, repeat, next, place, address, capacity, startsOn } =
    event;
  return {
    id,
    version,
    title,
    html,
    when: whenOf(next[0] ?? event),
    isPast,
    takesRegistrations,
    repeat: repeat ? repeatOf(repeat, startsOn) : '',
    later: laterOf(next),
    place,
    address,
    maps: mapsOf(event),
    capacity,
  };
}
