import { parseArgs } from 'node:util';
import { openChromium } from '../testing/chromium.ts';
import { startBuiltSite } from './lib/built-site.ts';
import { beginApplication } from './weight/begin-application.ts';
import { drawNewsletter } from './weight/draw-newsletter.ts';
import { goals, lineOf, problemsOf, type Goals } from './weight/figures.ts';
import { signInOwner } from './weight/sign-in.ts';
import { weigh, type Weighed } from './weight/weigh.ts';

const { values: options } = parseArgs({ options: { strict: { type: 'boolean', default: false } } });

const pagesWith = (issue: number) => [
  '/',
  '/community/faq',
  '/kidney/overview',
  '/transport/center',
  '/transport/apply',
  '/transport/status',
  '/accessibility/request',
  '/community/membership/apply',
  '/love/sponsorship/apply',
  '/kidney/facilities',
  '/community/notices',
  '/community/news/1',
  '/community/events',
  '/community/events/1',
  '/daycare/programs',
  '/daycare/programs/1',
  '/community/newsletter',
  `/community/newsletter/${issue}`,
  `/community/newsletter/${issue}/2`,
  encodeURI('/search?q=투석'),
];
/** What staff open most, and the heaviest. */
const staffPages = ['/admin', '/admin/settings', '/admin/people', '/admin/records', '/kidney/facilities'];
const editingPages = ['/community/notices/create', '/community/events/create'];
const widths = [390, 1280];

const site = await startBuiltSite();
const browser = await openChromium();

async function report(weighed: Weighed, goal: Goals): Promise<void> {
  const weight = await weigh(browser, site.origin, weighed);
  console.log(lineOf(weight));
  for (const problem of problemsOf(weight, goal)) {
    console.log(`weight: ${weighed.path} ${problem}`);
    if (options.strict) process.exitCode = 1;
  }
}

try {
  for (const path of pagesWith(await drawNewsletter(site))) {
    for (const width of widths) await report({ path, width }, goals.visitor);
  }
  const question = await beginApplication(site.origin);
  for (const width of widths) await report({ path: question, width, isForOne: true }, goals.applicant);
  const storageState = await signInOwner(browser, site);
  for (const path of staffPages) await report({ path, width: 390, storageState }, goals.staff);
  for (const path of editingPages) await report({ path, width: 390, storageState }, goals.editing);
} finally {
  await browser.close();
  await site.stop();
}
