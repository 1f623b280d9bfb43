import { createServer, connect, type Server as TcpServer, type Socket } from 'node:net';
import { createLog } from '@kidney/api/platform/log.ts';
import { announceContentChange } from '@kidney/api/platform/content-changes.ts';
import { expect, test, vi } from 'vitest';
import { runSql } from '../../../scripts/postgres/roles.ts';
import { createTestSite, publicOrigin, type TestNode, type TestSite } from '../../../testing/server.ts';
import { startListener } from './listener.ts';
import type { Web } from './web.ts';
import { patience } from '../../../testing/size.ts';

const faq = '/community/faq';

const add = async (node: TestNode, authorization: { authorization: string; cookie: string }, title: string) => {
  const answer = await node.send('/api/faq', {
    method: 'POST',
    headers: { ...authorization, 'content-type': 'application/json', origin: publicOrigin },
    body: JSON.stringify({ title, des: '<p>내용</p>' }),
  });
  expect(answer.status).toBe(200);
};
const shows = async (node: TestNode, words: string, signal?: AbortSignal) => {
  const answer = await node.send(faq, signal ? { signal } : {});
  return (await answer.text()).includes(words);
};
const withinASecond = { timeout: 1_000 * patience, interval: 10 };
const soon = { timeout: 10_000, interval: 10 };

test('an edit on one node is on the pages of the other within a second', async () => {
  await using site = await createTestSite();
  const other = await site.node();
  const editor = await site.signIn('editor');
  for (const node of [site, other]) await node.get(faq);
  expect((await other.get(faq)).headers.get('x-page')).toBe('hit');
  await add(site, editor, '다른 곳에서 고친 질문');
  await vi.waitFor(async () => expect(await shows(other, '다른 곳에서 고친 질문')).toBe(true), withinASecond);
  expect((await other.get(faq)).headers.get('x-page')).toBe('hit');
});

test('an edit while a page is being made is on the page afterwards', async () => {
  const held = { read: Promise.withResolvers<void>(), release: Promise.withResolvers<void>() };
  let isFirst = true;
  /** The site as built, except that the first page is held back when its words are already read. */
  const holdingBack = (built: Web): Web => ({
    ...built,
    open: async (app) => {
      const site = await (await built.open(app))();
      return async () => ({
        ...site,
        render: async (call) => {
          const rendered = await site.render(call);
          if (isFirst) {
            isFirst = false;
            held.read.resolve();
            await held.release.promise;
          }
          return rendered;
        },
      });
    },
  });
  await using site = await createTestSite({ web: holdingBack });
  const editor = await site.signIn('editor');

  const slow = site.get(faq);
  await held.read.promise;
  await add(site, editor, '만드는 사이에 고친 질문');
  // Until the change is heard, a visitor waits for the page that is held back; the next one does not.
  await vi.waitFor(
    async () => expect(await shows(site, '만드는 사이에 고친 질문', AbortSignal.timeout(500))).toBe(true),
    soon,
  );
  held.release.resolve();
  expect(await (await slow).text()).not.toContain('만드는 사이에 고친 질문');
  expect(await shows(site, '만드는 사이에 고친 질문')).toBe(true);
});

const listeners = `select pg_terminate_backend(pid) from pg_stat_activity
  where application_name = 'kidney-listener' and datname = current_database()`;

test('an edit while LISTEN is cut is on the page afterwards', async () => {
  await using site = await createTestSite();
  await site.get(faq);
  await runSql(site.urls.administratorUrl, [
    'begin',
    listeners,
    `insert into faqs (title, des) values ('끊긴 사이에 고친 질문', '<p>내용</p>')`,
    `select pg_notify('content_changed', '["faq"]')`,
    'commit',
  ]);
  await vi.waitFor(async () => expect(await shows(site, '끊긴 사이에 고친 질문')).toBe(true), soon);
  await vi.waitFor(async () => expect((await site.get(faq)).headers.get('x-page')).toBe('hit'), soon);
});

/** A way to the database that can fall silent without closing, as a cable that is pulled out does. */
async function openSilenceableWay(url: string) {
  const { hostname, port } = new URL(url);
  let isSilent = false;
  const sockets = new Set<Socket>();
  const way: TcpServer = createServer((from) => {
    const to = connect(Number(port), hostname);
    for (const [a, b] of [
      [from, to],
      [to, from],
    ] as const) {
      sockets.add(a);
      a.on('data', (bytes) => void (isSilent || b.write(bytes)));
      a.on('error', () => {}).on('close', () => b.destroy());
    }
  });
  await new Promise<void>((resolve) => way.listen(0, '127.0.0.1', resolve));
  const through = new URL(url);
  through.port = String((way.address() as { port: number }).port);
  return {
    url: through.href,
    fallSilent: () => {
      isSilent = true;
    },
    speak: () => {
      isSilent = false;
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      way.close();
    },
  };
}

test('a connection that is cut without a word is noticed, and comes back', async () => {
  await using site = await createTestSite();
  const way = await openSilenceableWay(site.urls.appUrl);
  const heard: string[] = [];
  const listener = startListener({
    url: way.url,
    log: createLog('silent'),
    checkEvery: 100,
    onChange: (tags) => heard.push(...tags),
    onAddition: () => heard.push('addition'),
    onUnknownChange: () => heard.push('unknown'),
    onHearing: () => heard.push('hearing'),
    onLost: () => heard.push('lost'),
  });
  await listener.hearing;
  way.fallSilent();
  await vi.waitFor(() => expect(heard).toContain('lost'), { timeout: 4_000 * patience });
  way.speak();
  await vi.waitFor(() => expect(heard.at(-1)).toBe('hearing'), { timeout: 4_000 * patience });
  await site.database.write.transaction((tx) => announceContentChange(tx, ['news', 'faq']));
  await vi.waitFor(() => expect(heard.slice(-2)).toEqual(['news', 'faq']), soon);
  await listener.stop();
  way.close();
});

test('a message that nobody understands drops everything', async () => {
  await using site: TestSite = await createTestSite();
  await site.get(faq);
  await runSql(site.urls.ownerUrl, [`select pg_notify('content_changed', 'nonsense')`]);
  await vi.waitFor(() => expect(site.server.cache?.size.pages).toBe(0), soon);
});
