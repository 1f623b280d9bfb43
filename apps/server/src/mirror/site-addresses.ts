import {
  isApplicantPage,
  isStaffPage,
  siteFiles,
  sitePages,
  thingPages,
} from '@kidney/contract/content/link-checks/site-addresses.paths.ts';

const always = new Set([...sitePages, ...siteFiles]);
const things = thingPages.map((path) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`));
const isPublicPage = (path: string) => always.has(path) || things.some((thing) => thing.test(path));
const isUpload = (path: string) => path.startsWith('/files/');

/** A list that goes on, or that is narrowed down by one thing. Of more there is no end. */
const knownQuery = /^\?(?:page|before|cursor|year|month|view|district)=[\w%.~-]{1,100}$/;
/** What can be the name of a file anywhere, and hides nothing. */
const plainPath = /^(?:\/[\p{L}\p{N}_~-][\p{L}\p{N}._~-]{0,79})+$|^\/$/u;

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

export interface SiteAddresses {
  /** The path and the query of what is the site's own, null otherwise. */
  read(href: string, at: string): { address: string; hash: string; isOfStaff: boolean } | null;
  /** Whether a link is gone after. */
  isFollowed(address: string): boolean;
  /** Where it is asked for. */
  toAsk(address: string): URL;
}

const pathOf = (address: string): string => address.split('?', 1)[0] ?? '';

export function siteAddresses(publicOrigin: string, filesOrigin: string | undefined): SiteAddresses {
  const origins = [publicOrigin, ...(filesOrigin ? [filesOrigin] : [])];
  return {
    read(href, at) {
      const base = new URL(at, publicOrigin);
      if (!URL.canParse(href, base.href)) return null;
      const { origin, pathname, search, hash } = new URL(href, base);
      if (!origins.includes(origin)) return null;
      return { address: pathname + search, hash, isOfStaff: isStaffPage(pathname) };
    },
    isFollowed(address) {
      const path = pathOf(address);
      if (isStaffPage(path) || isApplicantPage(path) || !isPlain(address)) return false;
      return isPublicPage(path) || isUpload(path);
    },
    toAsk: (address) => new URL(address, (isUpload(address) && filesOrigin) || publicOrigin),
  };
}

export function isPlain(address: string): boolean {
  const path = pathOf(address);
  const query = address.slice(path.length);
  return plainPath.test(decoded(path) ?? '') && (query === '' || knownQuery.test(query));
}

/** Where it lies in the mirror; `deploy/nginx/mirror.conf` looks for it there. */
export function fileOf(address: string, isPage: boolean): string {
  const path = decodeURIComponent(pathOf(address));
  const query = address.slice(pathOf(address).length + 1);
  if (!isPage) return path;
  return `${path === '/' ? '' : path}${query ? `/=${query}` : ''}/index.html`;
}
