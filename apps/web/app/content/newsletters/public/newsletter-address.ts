export const newslettersPath = '/community/newsletter';
export const newslettersTitle = '소식지';
export const issuePath = (id: number) => `${newslettersPath}/${id}`;
export const pagePath = (id: number, page: number) => `${issuePath(id)}/${page}`;
export const olderPath = (cursor: string) => `${newslettersPath}?cursor=${cursor}`;

export const crumbs = [
  { label: '홈', to: '/' },
  { label: '소식·참여', to: '/sitemap#community' },
  { label: newslettersTitle, to: newslettersPath },
];

/** What does not fit is left out: an address that somebody mistyped still leads to the list. */
export function readCursor(query: URLSearchParams): string | undefined {
  const cursor = query.get('cursor');
  return cursor !== null && /^\d{4}-\d\d-\d\d\.[0-9a-z]{1,6}$/.test(cursor) ? cursor : undefined;
}
