import type { CreateEvent, Event, EventContent, Repeat } from '@kidney/contract/content/events/events.schema.ts';
import { typedNumber } from '../../../platform/editing/form/typed-number.ts';

export type Rhythm = 'none' | 'week' | 'date' | 'weekday';

/** An event as it stands in the form: what is typed is text until the server has read it. */
export interface EventDraft {
  title: string;
  startsOn: string;
  isAllDay: boolean;
  startTime: string;
  endTime: string;
  /** Empty: on the same day. */
  endsOn: string;
  rhythm: Rhythm;
  interval: string;
  endsBy: 'count' | 'until';
  count: string;
  until: string;
  except: string[];
  place: string;
  address: string;
  mapHref: string;
  capacity: string;
  html: string;
}

export const blankDraft: EventDraft = {
  title: '',
  startsOn: '',
  isAllDay: false,
  startTime: '',
  endTime: '',
  endsOn: '',
  rhythm: 'none',
  interval: '1',
  endsBy: 'count',
  count: '5',
  until: '',
  except: [],
  place: '',
  address: '',
  mapHref: '',
  capacity: '',
  html: '',
};

function rhythmOf(repeat: Repeat | null): Rhythm {
  if (!repeat) return 'none';
  return repeat.every === 'week' ? 'week' : repeat.by;
}

export function toDraft(content: EventContent | Event): EventDraft {
  const { title, html, place, address, mapHref, capacity, startsOn, startTime, endsOn, endTime, repeat } = content;
  return {
    title,
    startsOn,
    isAllDay: startTime === null,
    startTime: startTime ?? '',
    endTime: endTime ?? '',
    endsOn: endsOn === startsOn ? '' : endsOn,
    rhythm: rhythmOf(repeat),
    interval: String(repeat?.interval ?? 1),
    endsBy: repeat?.until ? 'until' : 'count',
    count: String(repeat?.count ?? 5),
    until: repeat?.until ?? '',
    except: [...(repeat?.except ?? [])],
    place,
    address,
    mapHref: mapHref ?? '',
    capacity,
    html,
  };
}

export function repeatIn({ rhythm, interval, endsBy, count, until, except }: EventDraft): Repeat | null {
  if (rhythm === 'none') return null;
  const end = {
    interval: typedNumber(interval),
    count: endsBy === 'count' ? typedNumber(count) : null,
    until: endsBy === 'until' ? until : null,
    except,
  };
  return rhythm === 'week' ? { every: 'week', ...end } : { every: 'month', by: rhythm, ...end };
}

export function toContent(draft: EventDraft): CreateEvent {
  const { title, startsOn, isAllDay, startTime, endTime, endsOn, place, address, mapHref, capacity, html } = draft;
  return {
    title,
    html,
    place,
    address,
    mapHref: mapHref.trim() === '' ? null : mapHref.trim(),
    capacity,
    startsOn,
    startTime: isAllDay || startTime === '' ? null : startTime,
    endsOn: endsOn === '' ? startsOn : endsOn,
    endTime: isAllDay || endTime === '' ? null : endTime,
    repeat: repeatIn(draft),
  };
}

const inNumbers = (text: string, least: number, most: number) =>
  /^\d+$/.test(text.trim()) && Number(text) >= least && Number(text) <= most;

/** What is half typed must not keep the rest from being kept: it goes with a value that the server takes. */
export function toKept(draft: EventDraft, today: string): CreateEvent {
  return toContent({
    ...draft,
    startsOn: draft.startsOn || today,
    mapHref: /^https:\/\/[^\s<>"']+$/.test(draft.mapHref.trim()) ? draft.mapHref : '',
    interval: inNumbers(draft.interval, 1, draft.rhythm === 'week' ? 8 : 12) ? draft.interval : '1',
    ...(draft.endsBy === 'count' && !inNumbers(draft.count, 2, 260) && { count: '5' }),
    ...(draft.endsBy === 'until' && draft.until === '' && { until: draft.startsOn || today }),
  });
}
