import type { LinkReport } from '@kidney/contract/content/link-checks/link-checks.schema.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../../../../../testing/api.ts';
import { formWith, pngOf } from '../../../../../testing/files.ts';
import { signedIn, type SignedIn } from '../../../../../testing/people.ts';
import { sampleEvents } from '../../../db/seeds/events.ts';
import { createLog } from '../../platform/log.ts';
import { seedContent } from '../../seed.ts';
import { buildTasks } from '../../tasks.ts';

let test: TestApi;
let editor: SignedIn;
let check: () => Promise<void>;
beforeAll(async () => {
  test = await createTestApi();
  await seedContent(test.database);
  editor = await signedIn(test, ['editor']);
  const { config, database, keys } = test;
  const clock = { now: () => new Date() };
  const { tasks } = buildTasks({ config, database, clock, keys, log: createLog('silent') });
  check = async () => tasks['check-links']?.({}, { signal: new AbortController().signal, isLastTry: false });
});
afterAll(() => test[Symbol.asyncDispose]());

const report = async (): Promise<LinkReport> => (await editor.browser.send('GET', '/links')).json().data;
const found = async () => {
  await check();
  return (await report()).links.map(({ place, key, address, problem }) => ({ place, key, address, problem }));
};
const send = async (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object) => {
  const answer = await editor.browser.send(method, path, body);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data;
};
const postWith = (html: string, publish: object = { state: 'now' }, attachments: string[] = []) => ({
  title: '글',
  html,
  office: '사무국',
  attachments,
  pinnedUntil: null,
  publish,
});
const write = async (html: string, publish?: object, attachments?: string[]): Promise<number> =>
  (await send('POST', '/notice', postWith(html, publish, attachments))).id;
const link = (href: string) => `<p><a href="${href}">여기</a></p>`;
const remove = (id: number) => send('DELETE', `/notice/${id}`);

describe('links inside the site', () => {
  it('D-LNK-01 the sample content has none that leads nowhere', async () => {
    expect(await found()).toEqual([]);
    expect(Date.parse((await report()).checkedAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
  });

  it('D-LNK-01 are found where nothing is there, where it is not public, where only staff get in', async () => {
    const kept = await write('<p>아직</p>', { state: 'kept' });
    const binned = await write('<p>지운 글</p>');
    const open = await write('<p>보이는 글</p>');
    await remove(binned);
    const origin = test.config.PUBLIC_ORIGIN;
    const hrefs = {
      '/community/notices/999999': 'missing',
      '/nowhere?a=1#b': 'missing',
      'www.example.com': 'missing',
      [`/community/notices/${kept}`]: 'unpublished',
      [`${origin}/community/notices/${binned}`]: 'unpublished',
      '/community/notices/edit/3': 'staff',
      '/admin/people': 'staff',
    };
    const fine = [
      `/community/notices/${open}`,
      `${origin}/community/faq#faq-1`,
      '/Kidney/Overview/',
      '/privacy/1',
      'https://elsewhere.example/nowhere',
      'tel:052-000-0000',
      '#here',
    ];
    const id = await write([...Object.keys(hrefs), ...fine].map(link).join(''));
    const wanted = Object.entries(hrefs).map(([address, problem]) => ({
      place: 'notice',
      key: String(id),
      address,
      problem,
    }));
    const links = await found();
    expect(links).toEqual(expect.arrayContaining(wanted));
    expect(links).toHaveLength(wanted.length);
    await remove(id);
    await remove(open);
    expect(await found(), 'of a post in the bin nothing is told').toEqual([]);
  });

  it('D-LNK-01 a finding keeps its day while it lasts, and is gone when it is mended', async () => {
    const id = await write(link('/nowhere'));
    await check();
    const since = (await report()).links[0]?.since;
    await check();
    expect((await report()).links.map((each) => each.since)).toEqual([since]);
    const { version } = (await editor.browser.send('GET', `/notice/${id}/source`)).json().data;
    await send('PUT', `/notice/${id}`, { ...postWith(link('/community/faq')), version });
    expect(await found()).toEqual([]);
    await remove(id);
  });

  it('D-LNK-01 what is only scheduled is not looked at, and a link to it leads nowhere until then', async () => {
    const at = new Date(Date.now() + 86_400_000).toISOString();
    const scheduled = await write(link('/nowhere'), { state: 'scheduled', at });
    const id = await write(link(`/community/notices/${scheduled}`));
    expect((await found()).map(({ problem }) => problem)).toEqual(['unpublished']);
    await remove(id);
    await remove(scheduled);
  });

  it('D-LNK-01 are found in pages, events, newsletters and settings; an answer to a question cannot hold any', async () => {
    const faq = await send('POST', '/faq', { title: '질문', des: `<p>대답</p>${link('/gone-faq')}` });
    expect(faq.des).not.toContain('href');
    const event = await send('POST', '/event', { ...sampleEvents()[0], html: link('/gone-event') });
    await test.database.write.$client.query(
      `insert into newsletters (number, title, published_on, summary, pdf_id, is_listed)
       values (9000, '호', current_date - 2, $1, gen_random_uuid(), true)`,
      [link('/gone-summary')],
    );
    const { rows } = await test.database.write.$client.query('select * from pages where key = $1', ['terms']);
    await test.database.write.$client.query(`update pages set blocks = $1 where key = 'terms'`, [
      JSON.stringify([
        { id: 'a', hidden: false, type: 'text', html: link('/gone-text') },
        { id: 'b', hidden: true, type: 'text', html: link('/gone-hidden') },
        { id: 'c', hidden: false, type: 'links', items: [{ label: '가', href: '/gone-links' }] },
        { id: 'd', hidden: false, type: 'action', heading: '나', actions: [{ label: '다', href: '/gone-action' }] },
      ]),
    ]);
    await test.database.write.$client.query(
      `update settings set value = jsonb_set(value, '{href}', '"/gone-banner"') where "group" = 'banner'`,
    );
    const links = await found();
    expect(
      links.map(({ place, address, problem }) => `${place} ${problem === 'file' ? problem : address}`).toSorted(),
    ).toEqual([
      'event /gone-event',
      'newsletter /gone-summary',
      'newsletter file',
      'page /gone-action',
      'page /gone-links',
      'page /gone-text',
      'setting /gone-banner',
    ]);
    await send('DELETE', `/faq/${faq.id}`);
    await send('DELETE', `/event/${event.id}`);
    await test.database.write.$client.query('delete from newsletters where number = 9000');
    await test.database.write.$client.query(`update pages set blocks = $1 where key = 'terms'`, [
      JSON.stringify(rows[0].blocks),
    ]);
    await test.database.write.$client.query(
      `update settings set value = jsonb_set(value, '{href}', 'null') where "group" = 'banner'`,
    );
    expect(await found()).toEqual([]);
  });

  it('D-LNK-01 a file that is gone is found by the post that shows it', async () => {
    const picture = formWith('사진.png', pngOf(9, 9));
    const { id: file } = (await editor.browser.send('POST', '/media', picture.body, picture.headers)).json().data;
    const id = await write('<p>붙임</p>', { state: 'now' }, [file]);
    expect(await found()).toEqual([]);
    await test.database.write.$client.query(`update media set state = 'lost' where id = $1`, [file]);
    expect(await found()).toEqual([{ place: 'notice', key: String(id), address: file, problem: 'file' }]);
    await remove(id);
    await check();
  });

  it('D-LNK-01 many things are read one batch after the other, and the list says where it ends', async () => {
    await test.database.write.$client.query(
      `insert into posts (board, title, html, description, office, attachments, has_picture, listed, published_at, number)
       select 'news', '글', '<p><a href="/nowhere/' || n || '">가</a></p>', '', '사무국', '{}', false, true, now(), 100000 + n
       from generate_series(1, 450) as n`,
    );
    await check();
    const { links, isMore } = await report();
    expect([links.length, isMore]).toEqual([300, true]);
    await test.database.write.$client.query('delete from posts where number > 100000');
    await check();
    expect((await report()).links).toEqual([]);
  });

  it('D-AU-11 somebody who writes has them looked through again; nobody else', async () => {
    expect((await report()).isChecking).toBe(false);
    await send('POST', '/links/check');
    await send('POST', '/links/check');
    expect((await report()).isChecking).toBe(true);
    const jobs = await test.database.write.$client.query(
      `select from graphile_worker._private_jobs where key = 'check-links'`,
    );
    expect(jobs.rowCount).toBe(1);
    const driver = await signedIn(test, ['driver']);
    expect((await driver.browser.send('POST', '/links/check')).statusCode).toBe(403);
    expect((await driver.browser.send('GET', '/links')).statusCode).toBe(403);
  });
});
