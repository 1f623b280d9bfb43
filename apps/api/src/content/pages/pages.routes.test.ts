import type { Block } from '@kidney/contract/content/pages/blocks.schema.ts';
import type { Page } from '@kidney/contract/content/pages/pages.schema.ts';
import { describe, expect, it } from 'vitest';
import { listenForChanges } from '../../../../../testing/announcements.ts';
import { samplePages } from '../../../../../testing/sample-content.ts';
import { createStaffedApi } from '../../../../../testing/staffed-api.ts';
import { tracedCall } from '../../../../../testing/traced-call.ts';
import { seedContent } from '../../seed.ts';

const { test, editor, driver, visitor } = await createStaffedApi();
await seedContent(test.database);

const sql = (text: string, values?: unknown[]) => test.database.write.$client.query(text, values);
const read = async (key: string, who = visitor) => (await who.send('GET', `/page/${key}`)).json().data as Page;
/** The samples as they came, before a test changed one. */
const seeded = await Promise.all(samplePages.map(({ key }) => read(key)));
const text = (html: string, id = 'one', hidden = false): Block => ({ id, type: 'text', hidden, html });
const content = (blocks: unknown[], change: object = {}) => ({
  title: '제목',
  lead: '한 줄',
  description: '설명',
  blocks,
  sources: [],
  checkedOn: null,
  ...change,
});
const save = (key: string, blocks: unknown[], change: object = {}) =>
  editor.send('PUT', `/page/${key}`, content(blocks, change));
const fieldsOf = (answer: { json(): { fields: { field: string }[] } }) =>
  answer.json().fields.map(({ field }) => field);

describe('GET page/{key}', () => {
  it('D-TR-03 every information page is there for everybody, with the facts it names', () => {
    expect(seeded.map(({ key, title, version }) => ({ key, title, version }))).toEqual(
      samplePages.map(({ key, title }) => ({ key, title, version: 1 })),
    );
    for (const page of seeded) {
      const named = page.blocks.flatMap((block) => (block.type === 'facts' ? block.keys : []));
      expect(page.facts.map(({ key }) => key).toSorted()).toEqual([...new Set(named)].toSorted());
    }
  });

  it('D-API-03 exactly these fields leave, and the page falls with its own tag and that of the facts', async () => {
    expect(Object.keys(await read('terms')).toSorted()).toEqual([
      'blocks',
      'checkedOn',
      'description',
      'facts',
      'key',
      'lead',
      'sources',
      'title',
      'updatedAt',
      'version',
    ]);
    const { tags } = await tracedCall(test, 'GET /page/:key', { params: { key: 'terms' } });
    expect(tags.toSorted()).toEqual(['facts', 'page:terms']);
  });

  it('D-API-03 a page that is not there is 404, a key that cannot be is 400', async () => {
    expect((await visitor.send('GET', '/page/nothing')).statusCode).toBe(404);
    expect((await visitor.send('GET', '/page/..%2Fetc')).statusCode).toBe(400);
  });

  it('hidden blocks are for editors only', async () => {
    await save('hope-center', [text('<p>보이는 글</p>'), text('<p>숨긴 글</p>', 'two', true)]);
    expect((await read('hope-center')).blocks).toMatchObject([{ id: 'one' }]);
    expect((await read('hope-center', driver)).blocks).toMatchObject([{ id: 'one' }]);
    expect((await read('hope-center', editor)).blocks).toMatchObject([{ id: 'one' }, { id: 'two', hidden: true }]);
  });
});

describe('PUT page/{key}', () => {
  it('saves a new version, says so, and tells every node which page changed', async () => {
    const { version } = await read('love-donation');
    await using changes = await listenForChanges(test.urls.appUrl);
    const answer = await save('love-donation', [text('<p>새 글</p>')], { version, title: ' 새 제목 ' });
    expect([answer.statusCode, answer.json().message]).toEqual([200, '저장했습니다. 누리집에 바로 보입니다.']);
    expect(answer.json().data).toMatchObject({ key: 'love-donation', title: '새 제목', version: version + 1 });
    expect(await read('love-donation')).toEqual(answer.json().data);
    expect(await changes.heard()).toEqual(['search', 'page:love-donation']);
  });

  it('a stale save is refused with what is there now, also what is hidden there', async () => {
    const { version } = await read('love-sponsorship');
    await save('love-sponsorship', [text('<p>먼저 쓴 글</p>', 'one', true)], { version });
    const answer = await save('love-sponsorship', [text('<p>나중 글</p>')], { version });
    expect(answer.statusCode).toBe(412);
    const { code, current } = answer.json();
    expect(code).toBe('STALE_VERSION');
    expect(current).toEqual(await read('love-sponsorship', editor));
    expect(current.blocks).toMatchObject([{ html: '<p>먼저 쓴 글</p>' }]);
  });

  it('of 20 at once that saw the same version one wins', async () => {
    const { version } = await read('daycare-overview');
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => save('daycare-overview', [text(`<p>${n}</p>`)], { version })),
    );
    const count = (status: number) => answers.filter(({ statusCode }) => statusCode === status).length;
    expect({ won: count(200), told: count(412) }).toEqual({ won: 1, told: 19 });
  });

  it('a page that is not there is not made', async () => {
    expect((await save('nothing', [text('<p>가</p>')])).statusCode).toBe(404);
  });

  it('D-AU-11 a visitor is asked to sign in, another role is not permitted, and nothing changes', async () => {
    const before = await read('terms');
    const body = content([text('<p>남의 글</p>')]);
    expect((await visitor.send('PUT', '/page/terms', body)).statusCode).toBe(401);
    expect((await driver.send('PUT', '/page/terms', body)).statusCode).toBe(403);
    expect(await read('terms')).toEqual(before);
  });
});

describe('the text of a page is made harmless', () => {
  const evil =
    '<p onclick="x()" style="color:red">가<script>alert(1)</script><img src=x onerror=alert(1)></p>' +
    '<a href="javascript:alert(1)">나</a><a href="//evil.example">다</a><a href="/a" target="_blank">라</a>' +
    '<h1>마</h1><h3 id="main">바</h3><iframe src="https://x"></iframe><ul class="x"><li>사</li></ul>';
  const clean = '<p>가</p><a>나</a><a>다</a><a href="/a">라</a>마<h3>바</h3><ul><li>사</li></ul>';

  it('S-FAQ-05 when it is written', async () => {
    const callout = { id: 'two', type: 'callout', tone: 'warn', html: evil };
    expect((await save('hope-center', [text(evil), callout])).statusCode).toBe(200);
    const { rows } = await sql(
      `select jsonb_path_query_array(blocks, '$[*].html') as html from pages where key = 'hope-center'`,
    );
    expect(rows).toEqual([{ html: [clean, clean] }]);
  });

  it('S-FAQ-05 and again when it is read, if somebody wrote past the application', async () => {
    await sql(`update pages set blocks = $1 where key = 'association-greeting'`, [JSON.stringify([text(evil)])]);
    expect((await read('association-greeting')).blocks).toMatchObject([{ html: clean }]);
    await sql(`insert into revisions (subject, subject_key, version, content) values ('page', 'terms', 900, $1)`, [
      JSON.stringify(content([text(evil)])),
    ]);
    for (const path of ['/page/terms/history/900', '/page/terms/versions/900']) {
      expect((await editor.send('GET', path)).json().data.content.blocks).toMatchObject([{ html: clean }]);
    }
  });
});

describe('a page is whole', () => {
  const comparison = (cells: string[]) => ({
    id: 'c',
    type: 'comparison',
    caption: '견주어 보기',
    columns: ['혈액투석', '복막투석'],
    rows: [
      { label: '어디서', cells: ['병원', '집'] },
      { label: '얼마나', cells },
    ],
  });
  const organisation = (units: [string, string | null][]) => ({
    id: 'o',
    type: 'organisation',
    units: units.map(([id, under]) => ({ id, under, title: id })),
  });
  const links = (href: string) => ({ id: 'l', type: 'links', items: [{ label: '가기', href }] });

  it.each<[string, unknown[], string[]]>([
    ['a blank text', [text('<p> </p>')], ['blocks.0.html']],
    ['nothing but what is not allowed', [text('<script>x</script>')], ['blocks.0.html']],
    ['text that grows past its bound when it is escaped', [text('&'.repeat(20_000))], ['blocks.0.html']],
    ['a row with a cell too many', [comparison(['네 시간', '여덟 시간', '모름'])], ['blocks.0.rows']],
    [
      'a unit under one that is not there',
      [
        organisation([
          ['a', null],
          ['b', 'x'],
        ]),
      ],
      ['blocks.0.units'],
    ],
    [
      'a unit under itself',
      [
        organisation([
          ['a', null],
          ['b', 'b'],
        ]),
      ],
      ['blocks.0.units'],
    ],
    [
      'units that go round in a circle',
      [
        organisation([
          ['a', null],
          ['b', 'c'],
          ['c', 'b'],
        ]),
      ],
      ['blocks.0.units'],
    ],
    [
      'the same unit twice',
      [
        organisation([
          ['a', null],
          ['a', null],
        ]),
      ],
      ['blocks.0.units'],
    ],
    ['two blocks of one name', [text('<p>가</p>'), text('<p>나</p>')], ['blocks']],
    ['a fact that is not there', [{ id: 'f', type: 'facts', keys: ['no-such-fact'] }], ['blocks.0.keys']],
    ['a link that runs script', [links('javascript:alert(1)')], ['blocks.0.items.0.href']],
    ['a link to another site in disguise', [links('/\\evil.example')], ['blocks.0.items.0.href']],
    ['one step alone', [{ id: 's', type: 'steps', items: [{ title: '가', text: '나' }] }], ['blocks.0.items']],
    ['a picture without words', [{ id: 'p', type: 'figure', art: 'map', alt: '' }], ['blocks.0.alt']],
    ['a block nobody knows', [{ id: 'v', type: 'video' }], ['blocks.0.type']],
  ])('D-API-03 refuses %s', async (_name, blocks, fields) => {
    const before = await read('association-projects');
    const answer = await save('association-projects', blocks);
    expect(answer.statusCode, answer.body).toBe(400);
    expect(fieldsOf(answer)).toEqual(fields);
    expect(await read('association-projects')).toEqual(before);
  });

  it('D-API-03 refuses a page without title or description, and one with too much', async () => {
    expect(fieldsOf(await save('terms', [], { title: ' ', description: '' }))).toEqual(['title', 'description']);
    const many = Array.from({ length: 61 }, (_, n) => text('<p>가</p>', `b${n}`));
    expect(fieldsOf(await save('terms', many))).toEqual(['blocks']);
    expect(fieldsOf(await save('terms', [], { checkedOn: '0000-01-01' }))).toEqual(['checkedOn']);
  });

  it('every kind of block is kept as it was sent', async () => {
    const blocks = [
      text('<p>글</p>', 'a'),
      { id: 'b', type: 'facts', hidden: false, keys: [(await read('transport-center')).facts[0]?.key] },
      { id: 'c2', type: 'timeline', hidden: false, items: [{ when: '1996년', title: '시작' }] },
      { ...comparison(['네 시간', '여덟 시간']), hidden: false },
      {
        ...organisation([
          ['a', null],
          ['b', 'a'],
          ['c', 'b'],
        ]),
        hidden: false,
      },
      { ...links('tel:052-000-0000'), hidden: false },
      {
        id: 'g',
        type: 'action',
        hidden: false,
        heading: '전화',
        actions: [{ label: '전화하기', href: 'tel:052-000-0000' }],
      },
    ];
    const answer = await save('association-history', blocks);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json().data.blocks).toEqual(blocks);
  });
});
