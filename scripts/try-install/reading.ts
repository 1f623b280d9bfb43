import { setTimeout as delay } from 'node:timers/promises';

export interface Read {
  pages: number;
  files: number;
  failed: number;
}

/** Opens pages with all their files, over and over, until it is over. */
export async function readPages(origin: string, pages: readonly string[], over: AbortSignal): Promise<Read> {
  const seen: Read = { pages: 0, files: 0, failed: 0 };

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
    while (!over.aborted) {
      const html = await ask(pages[seen.pages++ % pages.length] ?? '/');
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
  return seen;
}
