import type { PostSource } from '@kidney/contract/content/boards/boards.schema.ts';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../../../testing/api.ts';
import type { Browser } from '../../../testing/browser.ts';
import { signedIn } from '../../../testing/people.ts';
import { aPost } from '../../../testing/posts.ts';
import { countViews } from './count-views.ts';

let test: TestApi;
let editor: Browser;
let pages: FastifyInstance;
const statusOf = ({ url, headers }: FastifyRequest) => {
  if (url.includes('gone')) return 404;
  return headers['if-none-match'] ? 304 : 200;
};
beforeAll(async () => {
  test = await createTestApi();
  editor = (await signedIn(test, ['editor'])).browser;
  pages = Fastify();
  countViews(pages, test.api.views);
  // Kept pages and new ones leave in the same way.
  pages.get('/*', (request, reply) => reply.code(statusOf(request)).send('page'));
});
afterAll(async () => {
  await pages.close();
  await test[Symbol.asyncDispose]();
});

const telephone = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36';

async function viewsAfter(...visits: { query?: string; method?: 'GET' | 'HEAD'; headers?: Record<string, string> }[]) {
  const { id } = (await editor.send('POST', '/news', aPost())).json().data as PostSource;
  for (const [n, { query = '', method = 'GET', headers }] of visits.entries()) {
    const remoteAddress = `192.0.2.${n + 1}`;
    const url = `/community/news/${id}${query}`;
    await pages.inject({ method, url, remoteAddress, headers: { 'user-agent': telephone, ...headers } });
  }
  await test.api.views.flush();
  const { rows } = await test.database.read.$client.query('select views from posts where id = $1', [id]);
  return rows[0].views as number;
}

describe('views of pages', () => {
  it('D-BRD-05 are counted as they leave, with and without a query', async () => {
    expect(await viewsAfter({}, { query: '?from=list' }, { query: '.data' })).toBe(3);
  });

  it('D-BRD-05 are counted for who has the page still and reads it again', async () => {
    expect(await viewsAfter({ headers: { 'if-none-match': '"seen"' } })).toBe(1);
  });

  it('D-BRD-05 are not counted for what is asked ahead, for a head alone, or for a page that is gone', async () => {
    const ahead = [{ headers: { 'sec-purpose': 'prefetch' } }, { headers: { purpose: 'prefetch' } }];
    expect(await viewsAfter(...ahead, { method: 'HEAD' }, { query: '?gone' })).toBe(0);
  });
});
