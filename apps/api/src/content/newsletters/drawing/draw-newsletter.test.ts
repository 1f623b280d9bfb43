import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { IssuePage } from '@kidney/contract/content/newsletters/newsletters.schema.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../../../../../../testing/api.ts';
import { createBrowser, type Browser } from '../../../../../../testing/browser.ts';
import { createNewsroom } from '../../../../../../testing/newsletters.ts';
import { a4Width, lockedPdf, pdfWith } from '../../../../../../testing/pdf.ts';
import { signedIn } from '../../../../../../testing/people.ts';
import { startWorkerProcess, type WorkerProcess } from '../../../../../../testing/process.ts';

let test: TestApi;
let visitor: Browser;
let editor: Browser;
let newsroom: ReturnType<typeof createNewsroom>;
beforeAll(async () => {
  test = await createTestApi();
  editor = (await signedIn(test, ['editor'])).browser;
  visitor = createBrowser(test.app);
  newsroom = createNewsroom(editor);
});
afterAll(() => test[Symbol.asyncDispose]());

const workers: WorkerProcess[] = [];
async function startWorker(env: Record<string, string> = {}): Promise<WorkerProcess> {
  const { FILES_DIR, KEYS_DIR } = test.config;
  const place = { DATABASE_URL: test.urls.appUrl, FILES_DIR, KEYS_DIR };
  const worker = await startWorkerProcess({ ...place, ...env });
  workers.push(worker);
  return worker;
}
afterEach(async () => {
  for (const worker of workers.splice(0)) await worker.end('SIGKILL');
  await query('delete from newsletters');
  await query('delete from graphile_worker._private_jobs');
});
const stateOf = async (id: number) => (await newsroom.source(id)).drawing;
const until = (id: number, state: string) =>
  expect.poll(async () => (await stateOf(id)).state, { timeout: 120_000 }).toBe(state);
/** Wide enough for its words. */
const narrow = 300;
const pageOf = (page: number, width = narrow) => ({ lines: [`Page ${page} 쪽의 글`], width });
const pagesOf = (count: number) => Array.from({ length: count }, (_none, at) => pageOf(at + 1));
const query = async <Row>(sql: string, values: unknown[] = []) =>
  (await test.database.write.$client.query(sql, values)).rows as Row[];

describe('the worker', { timeout: 180_000 }, () => {
  it.each(['SIGKILL', 'SIGTERM'] as const)(
    'D-NWL-02 draws every page once, with its words, though it gets %s in the middle',
    async (signal) => {
      // The second takes longest, so that the signal comes while it is drawn.
      const pages = [pageOf(1), pageOf(2, a4Width), pageOf(3)];
      const { id } = await newsroom.publish(pdfWith(pages));
      const first = await startWorker();
      await expect.poll(async () => (await stateOf(id)).drawn, { timeout: 120_000 }).toBeGreaterThanOrEqual(1);
      await first.end(signal);
      expect((await stateOf(id)).drawn).toBeLessThan(3);

      await startWorker();
      await until(id, 'done');
      expect(await stateOf(id)).toEqual({ state: 'done', drawn: 3, total: 3, problem: null });
      const rows = await query<{ media_id: string; text: string }>(
        'select media_id, text from newsletter_pages where newsletter_id = $1 order by page',
        [id],
      );
      expect(rows.map(({ text }) => text)).toEqual(pages.map(({ lines }) => lines[0]));
      const kept = await query<{ media_id: string }>(
        `select media_id from media_keeps where subject = 'newsletter-pages' and subject_key = $1`,
        [String(id)],
      );
      expect(kept.map((each) => each.media_id).toSorted()).toEqual(rows.map((each) => each.media_id).toSorted());

      const page = (await visitor.send('GET', `/newsletter/${id}/page/2`)).json().data as IssuePage;
      expect(page).toMatchObject({ page: 2, text: 'Page 2 쪽의 글', issue: { id, pageCount: 3 } });
      expect(page.picture).toMatchObject({ width: 1600, height: 2263 });
      expect(page.picture?.avif).toMatch(/480\.avif 480w, .+960\.avif 960w, .+1600\.avif 1600w/);
      const mediaId = rows[1]?.media_id ?? '';
      const files = readdirSync(join(test.config.FILES_DIR, 'ready', mediaId.slice(0, 2), mediaId));
      expect(files).toContain('1600.webp');
    },
  );

  it('D-NWL-02 without Poppler the issue is there all the same, staff are told, and it is made up for later', async () => {
    const { id } = await newsroom.publish(pdfWith(pagesOf(1)));
    const poor = await startWorker({ PATH: test.config.FILES_DIR });
    await until(id, 'failed');
    await poor.end();
    expect((await stateOf(id)).problem).toBe('no-tools');
    const issue = (await visitor.send('GET', `/newsletter/${id}`)).json().data;
    expect(issue).toMatchObject({ pageCount: 0, cover: null, pdf: { name: '소식지.pdf' } });
    await startWorker();
    await until(id, 'done');
  });

  it('D-NWL-02 a PDF that is broken, locked or too long says so and stops nobody else', async () => {
    const bad = {
      broken: await newsroom.publish(Buffer.from('%PDF-1.7\nnothing of a PDF\n%%EOF\n')),
      locked: await newsroom.publish(lockedPdf()),
      'too-many-pages': await newsroom.publish(pdfWith(pagesOf(61))),
    };
    const good = await newsroom.publish(pdfWith(pagesOf(1)));
    await startWorker();
    await until(good.id, 'done');
    for (const [problem, { id }] of Object.entries(bad)) {
      expect(await stateOf(id)).toMatchObject({ state: 'failed', problem, drawn: 0 });
      const again = await editor.send('POST', `/newsletter/${id}/drawing`);
      expect(again.json().data).toMatchObject({ state: 'waiting', problem: null });
    }
  });

  it('D-NWL-02 what staff corrected is shown and found; another PDF begins anew', async () => {
    const { id, ...issue } = await newsroom.publish(pdfWith(pagesOf(2)));
    await startWorker();
    await until(id, 'done');
    const found = async (words: string) =>
      (await visitor.send('GET', `/search?q=${encodeURIComponent(words)}`))
        .json()
        .data.hits.map(({ path }: { path: string }) => path);
    expect(await found('Page 2')).toContain(`/community/newsletter/${id}/2`);
    const change = (text: string, version: number) => editor.send('PUT', `/newsletter/${id}/page/2`, { text, version });
    expect((await change('혈관통로 관리', 1)).json().data).toMatchObject({ text: '혈관통로 관리', version: 2 });
    expect((await change('늦은 글', 1)).json()).toMatchObject({
      code: 'STALE_VERSION',
      current: { text: '혈관통로 관리' },
    });
    expect(await found('혈관통로')).toEqual([`/community/newsletter/${id}/2`]);

    const other = await newsroom.upload(pdfWith([{ lines: ['Only one page'] }]));
    const { number, title, publishedOn, summary, isListed } = issue;
    const content = { number, title, publishedOn, summary, isListed, pdfId: other.id };
    const changed = await editor.send('PUT', `/newsletter/${id}`, content);
    expect(changed.json().data).toMatchObject({ pageCount: 0, drawing: { state: 'waiting', drawn: 0 } });
    expect(await found('혈관통로')).toEqual([]);
    await until(id, 'done');
    expect((await visitor.send('GET', `/newsletter/${id}/page/2`)).statusCode).toBe(404);
    expect((await visitor.send('GET', `/newsletter/${id}/page/1`)).json().data.text).toBe('Only one page');
  });
});
