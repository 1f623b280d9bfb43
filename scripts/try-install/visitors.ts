// Runs on the machine that was just installed: opens pages with all their files, over and over, until it is told to stop.
import { setTimeout as delay } from 'node:timers/promises';
import { origin } from './owner-session.ts';

const addresses = '/srv/kidney/current/packages/contract/src/content/link-checks/site-addresses.paths.ts';
const { sitePages } = (await import(addresses)) as { sitePages: string[] };

const seen = { pages: 0, files: 0, failed: 0 };
const over = new AbortController();
process.on('SIGTERM', () => over.abort());

async function ask(path: string): Promise<string> {
  const answer = await fetch(origin + path).catch((error: unknown) => ({
    ok: false,
    status: `${String(error)} ${String((error as { cause?: { code?: string } }).cause?.code)}`,
    text: async () => '',
  }));
  const text = await answer.text();
  if (!answer.ok) {
    seen.failed += 1;
    console.log(`  ${path}: ${answer.status}`);
  }
  return text;
}

async function visit(): Promise<void> {
  while (!over.signal.aborted) {
    const html = await ask(sitePages[seen.pages++ % sitePages.length] ?? '/');
    // As a browser on a slow line: the files come when somebody else may answer.
    await delay(100);
    const files = new Set([...html.matchAll(/\/assets\/[\w./-]+\.(?:js|css)/g)].map(([path]) => path));
    for (const path of files) {
      seen.files += 1;
      await ask(path);
    }
    // All come from one address, which is given so many a second and no more.
    await delay(500);
  }
}

await Promise.all([visit(), visit()]);
console.log(`visitors: ${seen.pages} pages, ${seen.files} files, ${seen.failed} failed`);
process.exitCode = seen.failed === 0 ? 0 : 1;
