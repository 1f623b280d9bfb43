import type { Page, PageDraft } from '@kidney/contract/content/pages/pages.schema.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Browser } from '../../../../../testing/browser.ts';
import { signedIn } from '../../../../../testing/people.ts';
import { createStaffedApi } from '../../../../../testing/staffed-api.ts';
import { seedContent } from '../../seed.ts';

const { test, editor, driver, visitor } = await createStaffedApi();
await seedContent(test.database);
const { browser: colleague } = await signedIn(test, ['owner']);
beforeEach(() => test.database.write.$client.query('delete from drafts'));

const path = '/page/terms/draft';
const content = (words: string, change: object = {}) => ({
  title: words,
  lead: '',
  description: '설명',
  blocks: [{ id: 'one', type: 'text', hidden: false, html: `<p>${words}</p>` }],
  sources: [],
  checkedOn: null,
  ...change,
});
const keep = (who: Browser, words: string, change: object = {}) =>
  who.send('PUT', path, { content: content(words, change), baseVersion: 1 });
const draftOf = async (who: Browser) => (await who.send('GET', path)).json().data as PageDraft | null;
const page = async () => (await visitor.send('GET', '/page/terms')).json().data as Page;

describe('drafts of a page', () => {
  it('are kept for each person, and seen by nobody else', async () => {
    const before = await page();
    expect(await draftOf(editor)).toBeNull();
    expect((await keep(editor, '내 글')).statusCode).toBe(200);
    await keep(editor, '내 글 더');
    await keep(colleague, '동료의 글');
    expect(await draftOf(editor)).toEqual({
      content: content('내 글 더'),
      baseVersion: 1,
      savedAt: expect.any(String),
    });
    expect((await draftOf(colleague))?.content.title).toBe('동료의 글');
    expect(await page()).toEqual(before);
  });

  it('may have gaps that a page may not: somebody is still typing', async () => {
    const blocks = [
      { id: 'a', type: 'text', hidden: false, html: '' },
      { id: 'b', type: 'links', hidden: false, items: [{ label: '', href: 'https:' }] },
      { id: 'c', type: 'comparison', hidden: false, caption: '', columns: [], rows: [{ label: '', cells: [] }] },
      { id: 'd', type: 'steps', hidden: false, items: [] },
      { id: 'e', type: 'figure', hidden: false, art: '', alt: '' },
    ];
    const unfinished = { title: '', description: '', blocks, sources: [{ title: '', href: 'htt' }] };
    expect((await keep(editor, '', unfinished)).statusCode).toBe(200);
    expect((await draftOf(editor))?.content).toEqual(content('', unfinished));
    expect((await editor.send('PUT', '/page/terms', content('', unfinished))).statusCode).toBe(400);
  });

  it.each(['\u0000', '\ud800', 'a\udc00'])('S-API-01 are refused with what cannot be kept: %j', async (under) => {
    const units = [{ id: 'a', under, title: '가' }];
    const answer = await keep(editor, '가', { blocks: [{ id: 'o', type: 'organisation', units }] });
    expect(answer.statusCode, answer.body).toBe(400);
    expect(answer.json().fields).toMatchObject([{ field: 'content.blocks.0.units.0.under' }]);
    expect(await draftOf(editor)).toBeNull();
  });

  it('S-FAQ-05 are made harmless before they are kept', async () => {
    await keep(editor, '가', { blocks: [{ id: 'one', type: 'text', html: '<p onclick=x>가<script>x</script></p>' }] });
    const { rows } = await test.database.read.$client.query(
      `select content -> 'blocks' -> 0 ->> 'html' as html from drafts`,
    );
    expect(rows).toEqual([{ html: '<p>가</p>' }]);
  });

  it('go with the save of the page, each with its own', async () => {
    await keep(editor, '내 글');
    await keep(colleague, '동료의 글');
    expect((await editor.send('PUT', '/page/terms', content('내 글'))).statusCode).toBe(200);
    expect(await draftOf(editor)).toBeNull();
    expect((await draftOf(colleague))?.content.title).toBe('동료의 글');
  });

  it('outlive a save that was refused', async () => {
    await keep(editor, '내 글');
    const { version } = await page();
    await colleague.send('PUT', '/page/terms', content('동료가 먼저'));
    const answer = await editor.send('PUT', '/page/terms', { ...content('내 글'), version });
    expect(answer.statusCode).toBe(412);
    expect((await draftOf(editor))?.content.title).toBe('내 글');
  });

  it('are thrown away when asked, also twice', async () => {
    await keep(editor, '내 글');
    const answer = await editor.send('DELETE', path);
    expect([answer.statusCode, answer.json()]).toEqual([200, { data: null, message: '쓰던 내용을 버렸습니다.' }]);
    expect(await draftOf(editor)).toBeNull();
    expect((await editor.send('DELETE', path)).statusCode).toBe(200);
  });

  it.each<[string, object]>([
    ['no content', { baseVersion: 1 }],
    ['no version', { content: content('가') }],
    ['a block nobody knows', { content: content('가', { blocks: [{ id: 'v', type: 'video' }] }), baseVersion: 1 }],
    ['more than can be given back', { content: content('&'.repeat(20_000), { title: '가' }), baseVersion: 1 }],
  ])('D-API-03 refuses %s', async (_name, body) => {
    const answer = await editor.send('PUT', path, body);
    expect(answer.statusCode, answer.body).toBe(400);
    expect(await draftOf(editor)).toBeNull();
  });

  it('D-AU-11 a visitor is asked to sign in, another role is not permitted', async () => {
    for (const [who, status] of [
      [visitor, 401],
      [driver, 403],
    ] as const) {
      expect((await who.send('GET', path)).statusCode).toBe(status);
      expect((await keep(who, '가')).statusCode).toBe(status);
      expect((await who.send('DELETE', path)).statusCode).toBe(status);
    }
  });
});
