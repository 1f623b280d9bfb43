// Runs on the machine that was just installed: opens pages with all their files, over and over, until it is told to stop.
import { origin } from './owner-session.ts';
import { readPages } from './reading.ts';

const addresses = '/srv/kidney/current/packages/contract/src/content/link-checks/site-addresses.paths.ts';
const { sitePages } = (await import(addresses)) as { sitePages: string[] };

const over = new AbortController();
process.on('SIGTERM', () => over.abort());
const seen = await readPages(origin, sitePages, over.signal);
console.log(`visitors: ${seen.pages} pages, ${seen.files} files, ${seen.failed} failed`);
process.exitCode = seen.failed === 0 ? 0 : 1;
