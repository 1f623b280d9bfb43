import { boardNames, boards } from '../boards/board-kinds.paths.ts';

const boardSites = boardNames.map((board) => boards[board].site);

/** Every page that visitors can open and that is always there. A test holds them against the routes. */
export const sitePages: readonly string[] = [
  '/',
  '/transport/center',
  '/kidney/overview',
  '/kidney/therapy',
  '/kidney/first-weeks',
  '/kidney/facilities',
  '/kidney/welfare',
  '/kidney/disaster',
  '/community/events',
  '/community/newsletter',
  '/community/membership',
  '/community/faq',
  '/daycare/overview',
  '/daycare/introduction',
  '/daycare/programs',
  '/hope/center',
  '/love/donation',
  '/love/sponsorship',
  '/association/greeting',
  '/association/purpose',
  '/association/projects',
  '/association/organization',
  '/association/history',
  '/association/directions',
  '/privacy',
  '/terms',
  '/accessibility',
  '/search',
  '/sitemap',
  ...boardSites,
];

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

/** Screens of the office, which send a visitor to sign in. */
export const isStaffPage = (path: string): boolean =>
  /^\/(?:admin|api|test)(?:\/|$)|\/create$|\/edit\/[^/]+$/.test(path);
