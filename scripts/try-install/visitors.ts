// Runs on the machine that was just installed: opens pages with all their files, over and over, until it is told to stop.
import { addressesOf } from './addresses.ts';
import { origin } from './owner-session.ts';
import { readPages } from './reading.ts';

const { sitePages, isHidden } = await addressesOf(process.env['SITE'] ?? '');
const pages = sitePages.filter((path) => !isHidden(path));
const over = new AbortController();
process.on('SIGTERM', () => over.abort());
const seen = await readPages(origin, pages, over.signal);
console.log(`visitors: ${seen.pages} pages, ${seen.files} files, ${seen.failed} failed`);
process.exitCode = seen.failed === 0 ? 0 : 1;
