import type { Media } from '@kidney/contract/content/media/media.schema.ts';
import { programsMost, type CreateProgram, type Program } from '@kidney/contract/content/programs/programs.schema.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listenForChanges } from '../../../../../testing/announcements.ts';
import { createTestApi, type TestApi } from '../../../../../testing/api.ts';
import { createBrowser, type Browser } from '../../../../../testing/browser.ts';
import { describeContent } from '../../../../../testing/described-content.ts';
import { formWith, pdfOf, pngOf } from '../../../../../testing/files.ts';
import { signedIn } from '../../../../../testing/people.ts';
import { tracedCall } from '../../../../../testing/traced-call.ts';
import { samplePrograms } from '../../../db/seeds/programs.ts';
import { seedContent } from '../../seed.ts';

let test: TestApi;
let editor: Browser;
let driver: Browser;
let visitor: Browser;
beforeAll(async () => {
  test = await createTestApi();
  editor = (await signedIn(test, ['editor'])).browser;
  driver = (await signedIn(test, ['driver'])).browser;
  visitor = createBrowser(test.app);
});
afterAll(() => test[Symbol.asyncDispose]());
beforeEach(() => test.database.write.$client.query('delete from programs'));

const aProgram = (change: Partial<CreateProgram> = {}): CreateProgram => ({
  title: '의자 체조',
  description: '천천히 움직입니다.\n\n쉬셔도 됩니다.',
  weekdays: ['tue', 'thu'],
  startTime: '10:00',
  endTime: '11:30',
  place: '○○실',
  audience: '누구나',
  order: 10,
  pictures: [],
  ...change,
});
async function add(change: Partial<CreateProgram> = {}): Promise<Program> {
  const answer = await editor.send('POST', '/program', aProgram(change));
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data as Program;
}
async function upload(name: string, bytes: Uint8Array): Promise<Media> {
  const { body, headers } = formWith(name, bytes);
  const answer = await editor.send('POST', '/media', body, headers);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data as Media;
}
const list = async () => (await visitor.send('GET', '/program')).json().data as Program[];
const fieldsOf = (answer: { json(): { fields: { field: string }[] } }) =>
  answer.json().fields.map(({ field }) => field);
const keepers = async (id: string) =>
  (await test.database.write.$client.query('select subject from media_keeps where media_id = $1', [id])).rowCount;

describeContent({
  api: '/program',
  table: 'programs',
  tag: 'programs',
  place: '/daycare/programs',
  sample: aProgram(),
});

describe('GET program', () => {
  it('S-PR-01 anybody reads the list in its order, and exactly these fields', async () => {
    const last = await add({ title: '뒤', order: 20 });
    const first = await add({ title: '앞', order: 5 });
    const answer = await visitor.send('GET', '/program/');
    expect(answer.json()).toEqual({
      data: [
        { ...aProgram({ title: '앞', order: 5 }), id: first.id, version: 1 },
        { ...aProgram({ title: '뒤', order: 20 }), id: last.id, version: 1 },
      ],
      message: '',
    });
    expect((await visitor.send('GET', `/program/${last.id}`)).json().data).toEqual(last);
    expect((await visitor.send('GET', '/program/2147483647')).statusCode).toBe(404);
    expect((await tracedCall(test, 'GET /program')).tags).toEqual(['programs']);
  });

  it('S-PR-01 is filled once with what is plainly a sample', async () => {
    await seedContent(test.database);
    await seedContent(test.database);
    expect((await list()).map(({ title }) => title)).toEqual(samplePrograms.map(({ title }) => title));
    expect(samplePrograms.every(({ title }) => title.includes('표본'))).toBe(true);
  });
});

describe('writing a program', () => {
  it('S-PR-01 refuses what cannot be, and names the field', async () => {
    const refused = async (change: Partial<CreateProgram>) => {
      const answer = await editor.send('POST', '/program', aProgram(change));
      expect(answer.statusCode).toBe(400);
      return fieldsOf(answer);
    };
    expect(await refused({ title: '' })).toEqual(['title']);
    expect(await refused({ title: '\u3164' })).toEqual(['title']);
    expect(await refused({ weekdays: [] })).toEqual(['weekdays']);
    expect(await refused({ startTime: null })).toEqual(['startTime']);
    expect(await refused({ endTime: '09:00' })).toEqual(['endTime']);
    expect(await refused({ startTime: '25:00' })).toEqual(['startTime']);
    expect(await refused({ order: 0 })).toEqual(['order']);
    expect(await list()).toEqual([]);
  });

  it('S-PR-01 holds no more than it can show, also not from the bin', async () => {
    const { id } = await add();
    await editor.send('DELETE', `/program/${id}`);
    await test.database.write.$client.query(
      `insert into programs (title, description, weekdays, place, audience, "order", pictures)
       select '가', '', array['mon'], '', '', 1, '[]'::jsonb from generate_series(1, $1)`,
      [programsMost],
    );
    for (const [path, body] of [
      ['/program', aProgram()],
      [`/program/${id}/restore`, undefined],
    ] as const) {
      const answer = await editor.send('POST', path, body);
      expect([path, answer.statusCode, answer.json().code]).toEqual([path, 409, 'LIMIT_REACHED']);
    }
  });

  it('S-PR-01 a deleted one is gone from the list, and comes back from the bin as it was', async () => {
    const { id } = await add();
    await using changes = await listenForChanges(test.urls.appUrl);
    const answer = await editor.send('DELETE', `/program/${id}?version=1`);
    expect(answer.json()).toEqual({
      data: null,
      message: '프로그램을 휴지통에 넣었습니다. 30일 안에 되살릴 수 있습니다.',
    });
    expect(await changes.heard()).toEqual(['search', 'programs']);
    expect(await list()).toEqual([]);
    expect((await visitor.send('GET', `/program/${id}`)).statusCode).toBe(404);
    expect((await editor.send('DELETE', `/program/${id}`)).json().message).toContain('휴지통에 있는 프로그램입니다.');
    expect((await editor.send('PUT', `/program/${id}`, aProgram())).statusCode).toBe(404);
    const bin = (await editor.send('GET', '/program/bin')).json().data;
    expect(bin).toEqual([{ id, title: aProgram().title, removedAt: expect.any(String) }]);
    expect((await driver.send('GET', '/program/bin')).statusCode).toBe(403);
    expect((await driver.send('POST', `/program/${id}/restore`)).statusCode).toBe(403);

    const restored = await editor.send('POST', `/program/${id}/restore`);
    expect(restored.json()).toMatchObject({ data: { id, version: 1 }, message: '프로그램을 되살렸습니다.' });
    expect(await list()).toHaveLength(1);
    expect((await editor.send('GET', '/program/bin')).json().data).toEqual([]);
    expect((await editor.send('POST', `/program/${id}/restore`)).statusCode).toBe(404);
  });
});

describe('pictures of a program', () => {
  it('S-PR-01 are shown in their order with every width, and kept until the bin has let go of it', async () => {
    const media = await upload('사진.png', pngOf(1_000, 500));
    const { id, pictures } = await add({ pictures: [{ id: media.id, alt: '의자에 앉은 분들' }] });
    expect(pictures).toEqual([
      {
        id: media.id,
        alt: '의자에 앉은 분들',
        src: media.url,
        width: 1_000,
        height: 500,
        avif: expect.stringMatching(/ \d+w/),
        webp: expect.stringMatching(/ \d+w/),
      },
    ]);
    expect(await keepers(media.id)).toBe(1);
    await editor.send('PUT', `/program/${id}`, aProgram());
    expect(await keepers(media.id), 'an older version shows it').toBe(1);
    await editor.send('DELETE', `/program/${id}`);
    expect(await keepers(media.id), 'the bin keeps it').toBe(1);
    await test.api.housekeep();
    expect(await keepers(media.id), 'the bin keeps it for 30 days').toBe(1);
    await test.database.write.$client.query(`update programs set removed_at = now() - interval '31 days'`);
    expect((await editor.send('POST', `/program/${id}/restore`)).statusCode).toBe(404);
    await test.api.housekeep();
    expect(await keepers(media.id)).toBe(0);
  });

  it('S-PR-01 need a description, and have to be pictures that are there', async () => {
    const image = await upload('사진.png', pngOf(20, 20));
    const document = await upload('안내.pdf', pdfOf());
    const refused = async (id: string, alt: string) => {
      const answer = await editor.send('POST', '/program', aProgram({ pictures: [{ id, alt }] }));
      expect(answer.statusCode, answer.body).toBeGreaterThanOrEqual(400);
      return answer.json();
    };
    expect((await refused(image.id, '')).fields).toMatchObject([{ field: 'pictures.0.alt' }]);
    expect((await refused(image.id, '\u3164')).fields).toMatchObject([{ field: 'pictures.0.alt' }]);
    expect((await refused(document.id, '안내')).fields).toMatchObject([{ field: 'pictures' }]);
    await refused('00000000-0000-4000-8000-000000000000', '없는 사진');
    expect(await list()).toEqual([]);
  });
});

describe('the draft of a program', () => {
  const typed = (change: Partial<CreateProgram> = {}) => ({
    content: aProgram({ title: '', weekdays: [], ...change }),
    baseVersion: 0,
  });
  const draft = async (key: number | string, browser = editor) =>
    (await browser.send('GET', `/program/draft/${key}`)).json().data as object | null;

  it('S-PR-01 is kept with its pictures for its writer alone, until the program is saved', async () => {
    const { id } = await upload('사진.png', pngOf(20, 20));
    const content = typed({ pictures: [{ id, alt: '' }] });
    expect((await editor.send('PUT', '/program/draft/new', content)).statusCode).toBe(200);
    expect(await draft('new')).toMatchObject(content);
    expect(await draft('new', (await signedIn(test, ['owner'])).browser)).toBeNull();
    expect((await driver.send('GET', '/program/draft/new')).statusCode).toBe(403);
    expect(await keepers(id)).toBe(1);
    await add();
    expect([await draft('new'), await keepers(id)]).toEqual([null, 0]);
  });

  it('S-PR-01 goes with the program that it was of', async () => {
    const { id } = await add();
    await editor.send('PUT', `/program/draft/${id}`, typed());
    await editor.send('DELETE', `/program/${id}`);
    expect(await draft(id), 'in the bin').not.toBeNull();
    await test.database.write.$client.query(`update programs set removed_at = now() - interval '31 days'`);
    await test.api.housekeep();
    expect(await draft(id)).toBeNull();
    expect((await editor.send('PUT', `/program/draft/${id}`, typed())).statusCode).toBe(404);
    await editor.send('PUT', '/program/draft/new', typed());
    await editor.send('DELETE', '/program/draft/new');
    expect(await draft('new')).toBeNull();
  });
});
