import type { Duty } from '@kidney/contract/office/duties/duties.schema.ts';
import type { SheetFile } from '@kidney/contract/shared/sheet.schema.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runSql } from '../../../../../scripts/postgres/roles.ts';
import { createTestApi, type TestApi } from '../../../../../testing/api.ts';
import type { Browser } from '../../../../../testing/browser.ts';
import { signedIn } from '../../../../../testing/people.ts';
import { seoulDate } from '../../platform/seoul-time.ts';
import { readSpreadsheet } from '../../platform/spreadsheet/read-spreadsheet.ts';

let test: TestApi;
let owner: Browser;
let editor: Browser;
beforeAll(async () => {
  test = await createTestApi();
  owner = (await signedIn(test, ['owner'])).browser;
  editor = (await signedIn(test, ['editor'])).browser;
});
afterAll(() => test[Symbol.asyncDispose]());
beforeEach(() => runSql(test.urls.ownerUrl, ['truncate duties']));

const thisYear = Number(seoulDate(new Date()).slice(0, 4));
const content = { title: '활용실적 공개', note: '홈택스', href: '/love/reports', month: 12, day: 31 };
const add = async (change = {}): Promise<Duty> =>
  (await owner.send('POST', '/duty', { ...content, ...change })).json().data;
const list = async (who = owner): Promise<Duty[]> => (await who.send('GET', '/duty')).json().data;

describe('what has to be done every year', () => {
  it('D-OFF-02 is added, read by the office and changed, with these fields and no others', async () => {
    const made = await add();
    expect(made).toEqual({ id: made.id, ...content, dueOn: `${thisYear}-12-31`, doneAt: null, version: 1 });
    const changed = await owner.send('PUT', `/duty/${made.id}`, { ...content, day: 30, version: 1 });
    expect(changed.json()).toMatchObject({
      data: { dueOn: `${thisYear}-12-30`, version: 2 },
      message: '해마다 할 일을 고쳤습니다.',
    });
    expect(await list(editor)).toEqual([changed.json().data]);
  });

  it('D-OFF-02 goes out as CSV or Excel with Korean headings', async () => {
    await add();
    for (const format of ['csv', 'xlsx']) {
      const { fileName, file } = (await editor.send('GET', `/duty/export?format=${format}`)).json().data as SheetFile;
      expect(fileName).toMatch(new RegExp(`^해마다-할-일-\\d{4}-\\d{2}-\\d{2}\\.${format}$`));
      expect(await readSpreadsheet(Buffer.from(file, 'base64'))).toEqual([
        ['할 일', '기한', '방법', '하는 곳', '지난해 것을 마친 날'],
        [content.title, `${thisYear}-12-31`, content.note, content.href, ''],
      ]);
    }
  });

  it('D-OFF-02 a day that its month never has is refused', async () => {
    for (const [month, day] of [
      [2, 29],
      [4, 31],
      [13, 1],
    ]) {
      const answer = await owner.send('POST', '/duty', { ...content, month, day });
      expect(answer.statusCode).toBe(400);
    }
    expect(await list()).toEqual([]);
  });

  it('D-OFF-02 stands in the order in which it is due', async () => {
    await add({ title: '나중', month: 12, day: 31 });
    await runSql(test.urls.ownerUrl, [
      `insert into duties (title, note, month, day, due_year) values ('지난해 것', '', 12, 31, ${thisYear - 1})`,
    ]);
    expect((await list()).map(({ title }) => title)).toEqual(['지난해 것', '나중']);
  });

  it('D-OFF-02 a tick moves it to the next year, two at once tick one year, and it can be taken back once', async () => {
    const { id } = await add();
    const [first, second] = await Promise.all([1, 2].map(() => owner.send('POST', `/duty/${id}/tick`, { version: 1 })));
    expect(new Set([first?.statusCode, second?.statusCode])).toEqual(new Set([200, 412]));
    const [ticked] = await list();
    expect(ticked).toMatchObject({ dueOn: `${thisYear + 1}-12-31`, version: 2 });
    expect(ticked?.doneAt).not.toBeNull();
    const back = await owner.send('POST', `/duty/${id}/untick`, { version: 2 });
    expect(back.json().data).toMatchObject({ dueOn: `${thisYear}-12-31`, doneAt: null, version: 3 });
    expect((await owner.send('POST', `/duty/${id}/untick`, { version: 3 })).statusCode).toBe(412);
  });

  it('D-OFF-02 what somebody else changed meanwhile is neither overwritten nor deleted', async () => {
    const { id } = await add();
    await owner.send('PUT', `/duty/${id}`, { ...content, title: '먼저 고침', version: 1 });
    const late = await owner.send('PUT', `/duty/${id}`, { ...content, title: '나중', version: 1 });
    expect(late.json()).toMatchObject({ code: 'STALE_VERSION', current: { title: '먼저 고침' } });
    expect((await owner.send('DELETE', `/duty/${id}?version=1`)).statusCode).toBe(412);
    expect((await owner.send('DELETE', `/duty/${id}?version=2`)).statusCode).toBe(200);
    expect((await owner.send('DELETE', `/duty/${id}`)).statusCode).toBe(404);
  });

  it('D-OFF-02 the list has an end', async () => {
    await runSql(test.urls.ownerUrl, [
      `insert into duties (title, note, month, day, due_year) select n, '', 1, 1, 2030 from generate_series(1, 50) n`,
    ]);
    const answer = await owner.send('POST', '/duty', content);
    expect(answer.json().message).toBe('해마다 할 일은 50개까지 넣을 수 있습니다.');
  });
});
