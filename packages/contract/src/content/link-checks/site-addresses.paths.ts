import { boardNames, boards } from '../boards/board-kinds.paths.ts';

const boardSites = boardNames.map((board) => boards[board].site);

/** Every page that visitors can open and that is always there. A test holds them against the routes. */
export const sitePages: readonly string[] = [
  '/',
  '/transport/center',
  '/transport/apply',
  '/transport/status',
  '/kidney/overview',
  '/kidney/therapy',
  '/kidney/first-weeks',
  '/kidney/facilities',
  '/kidney/welfare',
  '/kidney/disaster',
  '/community/events',
  '/community/newsletter',
  '/community/membership',
  '/community/membership/apply',
  '/community/faq',
  '/daycare/overview',
  '/daycare/introduction',
  '/daycare/programs',
  '/hope/center',
  '/love/donation',
  '/love/sponsorship',
  '/love/sponsorship/apply',
  '/association/greeting',
  '/association/purpose',
  '/association/projects',
  '/association/organization',
  '/association/history',
  '/association/directions',
  '/privacy',
  '/terms',
  '/accessibility',
  '/accessibility/request',
  '/search',
  '/sitemap',
  ...boardSites,
];

/** The bare address of a section leads to the first page of its menu. A test holds these against the menu. */
export const sectionStarts: Readonly<Record<string, string>> = {
  '/transport': '/transport/center',
  '/kidney': '/kidney/overview',
  '/community': '/community/notices',
  '/daycare': '/daycare/overview',
  '/hope': '/hope/center',
  '/love': '/love/donation',
  '/association': '/association/greeting',
};

/** What the server gives beside the pages. */
export const siteFiles: readonly string[] = [
  '/sitemap.xml',
  '/robots.txt',
  '/site.webmanifest',
  '/community/events/feed.ics',
  ...boardSites.map((site) => `${site}/feed.xml`),
];

/** Pages that are there while what they show is public. */
export const thingPages: readonly string[] = [
  ...boardSites.map((site) => `${site}/:id`),
  '/community/events/:id',
  '/community/newsletter/:id',
  '/community/newsletter/:id/:page',
  '/daycare/programs/:id',
  '/privacy/:version',
  '/terms/:version',
];

/** Pages of what somebody is filling in or has sent: they open with a secret, or while an event takes registrations. */
export const isApplicantPage = (path: string): boolean => /\/(?:apply|status)\/[^/]+$|\/register$/.test(path);

/** Screens of the office, which send a visitor to sign in. */
export const isStaffPage = (path: string): boolean =>
  /^\/(?:admin|api|test)(?:\/|$)|\/create$|\/edit\/[^/]+$/.test(path);
