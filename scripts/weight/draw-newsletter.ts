import { setTimeout as delay } from 'node:timers/promises';
import type { IssueList } from '@kidney/contract/content/newsletters/newsletters.schema.ts';
import { startWorkerProcess } from '../../testing/process.ts';
import type { BuiltSite } from '../lib/built-site.ts';

const longest = 240_000;

/** Lets the worker draw the pages of the sample issues, and gives the id of the newest. */
export async function drawNewsletter({ origin, databaseUrl, filesFolder, keysFolder }: BuiltSite): Promise<number> {
  const worker = await startWorkerProcess({ DATABASE_URL: databaseUrl, FILES_DIR: filesFolder, KEYS_DIR: keysFolder });
  try {
    for (const deadline = Date.now() + longest; Date.now() < deadline; await delay(500)) {
      const { data } = (await (await fetch(`${origin}/api/newsletter`)).json()) as { data: IssueList };
      const [newest] = data.issues;
      if (newest && data.issues.every(({ pageCount }) => pageCount > 0)) return newest.id;
    }
    throw new Error('the pages of the sample issues were not drawn');
  } finally {
    await worker.end();
  }
}
