export const eventsPath = '/community/events';
export const eventPath = (id: number) => `${eventsPath}/${id}`;
export const eventsTitle = '행사와 일정';
/** The way to what stands below the list. */
export const eventCrumbs = [
  { label: '홈', to: '/' },
  { label: '소식·참여', to: '/sitemap#community' },
  { label: eventsTitle, to: eventsPath },
];
export const feedPath = `${eventsPath}/feed.ics`;

/** The query parameters that the page of events knows. */
export const eventParameters = ['view', 'month', 'year', 'cursor'] as const;

export type Asked =
  | { view: 'upcoming' }
  | { view: 'month'; month: string | null }
  | { view: 'past'; year: string | null; cursor: string | null };

const matching = (value: string | null, form: RegExp) => (value !== null && form.test(value) ? value : null);

/** What does not fit is left out: an address that somebody mistyped still leads to the page. */
export function readAsked(query: URLSearchParams): Asked {
  const view = query.get('view');
  if (view === 'month') return { view, month: matching(query.get('month'), /^(19|20)\d\d-(0[1-9]|1[0-2])$/) };
  if (view === 'past') {
    return {
      view,
      year: matching(query.get('year'), /^(19|20)\d\d$/),
      cursor: matching(query.get('cursor'), /^\d{4}-\d\d-\d\d\.[0-9a-z]{1,6}$/),
    };
  }
  return { view: 'upcoming' };
}

export function hrefOf(asked: Asked): string {
  if (asked.view === 'upcoming') return eventsPath;
  const given = Object.entries(asked).filter((each): each is [string, string] => each[1] !== null);
  return `${eventsPath}?${new URLSearchParams(given).toString()}`;
}
