import { isStaffPage, siteFiles, sitePages } from '@kidney/contract/content/link-checks/site-addresses.paths.ts';

const always = new Set([...sitePages, ...siteFiles]);
const upload = /^\/files\/([0-9a-f-]{36})\/[^/]+$/;
/** What is there while its event is. */
const ofEvent = /^(\/community\/events\/\d+)(?:\.ics|\/register)$/;

/** Where a link leads, as far as it can be told without asking anybody. */
export type Target =
  | { kind: 'fine' }
  | { kind: 'staff' }
  | { kind: 'file'; id: string }
  /** A page that is there only while something is public. */
  | { kind: 'page'; path: string };

/** Null where it leaves the site or does not lead to a page: a telephone number, a mail address, another place of the same page. */
export function readAddress(href: string, from: string, hosts: readonly string[]): string | null {
  const base = `https://${hosts[0]}${from}`;
  if (href === '' || href.startsWith('#') || !URL.canParse(href, base)) return null;
  const { protocol, host, pathname } = new URL(href, base);
  if (!['https:', 'http:'].includes(protocol) || !hosts.includes(host)) return null;
  return pathname.toLowerCase().replace(/(?<=.)\/+$/, '');
}

export function targetOf(path: string): Target {
  const id = upload.exec(path)?.[1];
  if (id !== undefined) return { kind: 'file', id };
  if (always.has(path)) return { kind: 'fine' };
  if (isStaffPage(path)) return { kind: 'staff' };
  return { kind: 'page', path: ofEvent.exec(path)?.[1] ?? path };
}
