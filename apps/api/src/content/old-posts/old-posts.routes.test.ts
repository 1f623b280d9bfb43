import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { runSql } from '../../../../../scripts/postgres/roles.ts';
import { createTestApi } from '../../../../../testing/api.ts';
import { createTestClock } from '../../../../../testing/clock.ts';
import { pdfOf, pngOf } from '../../../../../testing/files.ts';
import { gnuboardOf, wordpressOf } from '../../../../../testing/old-exports.ts';
import { oldPostsBy } from '../../../../../testing/old-posts.ts';
import { plantedNumber } from '../../../../../testing/people-lists.ts';
import { signedIn } from '../../../../../testing/people.ts';
import { xlsxOf, zipOf } from '../../../../../testing/xlsx.ts';

const test = await createTestApi({ clock: createTestClock() });
const { browser: editor } = await signedIn(test, ['editor']);
const { look, previewed, confirm, undo, broughtIn } = oldPostsBy(editor);
afterAll(() => test[Symbol.asyncDispose]());
beforeEach(() =>
  runSql(test.urls.ownerUrl, [
    'truncate posts, old_post_imports, board_counters, board_months, search_entries, search_words, revisions, media cascade',
  ]),
);

const query = async (sql: string) => (await test.database.write.$client.query(sql)).rows;
const tables = [
  'posts',
  'old_post_rows',
  'old_addresses',
  'media',
  'media_keeps',
  'revisions',
  'search_entries',
  'search_words',
];
const counted = async () =>
  Object.fromEntries(
    await Promise.all(tables.map(async (table) => [table, (await query(`select from ${table}`)).length] as const)),
  );
const read = async (path: string) => (await editor.send('GET', path)).json().data;
const at = (path: string) => test.api.oldAddress(path);

const hostile = `<p onclick="x()">첫 문단</p><script>steal()</script><iframe src="https://evil.example"></iframe>
  <img src="https://evil.example/a.png" onerror="x()"><a href="javascript:x()">누르기</a><p style="position:fixed">둘째</p>
  <svg onload="x()"></svg><form action="https://evil.example"><input></form><img src="data:text/html,${'a'.repeat(3_000)}">`;

const wordpress = () =>
  wordpressOf([
    {
      id: 11,
      title: '봄 나들이 &amp; 소식',
      html: '<p>앞</p><img src="https://old.example.org/wp-content/uploads/2019/05/van-300x200.png" alt="">\n<p><a href="https://old.example.org/wp-content/uploads/2019/05/guide.pdf">안내문</a></p>',
    },
    { id: 12, title: '총회 알림', html: '첫 줄\n둘째 줄\n\n다음 문단', at: '2020-01-06 10:00:00', category: '공지' },
    { id: 13, title: '해로운 글', html: hostile, at: '2020-02-06 10:00:00' },
    { id: 14, title: '초안', html: '쓰는 중', status: 'draft' },
    { id: 15, title: '인사말', html: '쪽', type: 'page' },
    { id: 16, title: '주민 글', html: `<p>번호는 ${plantedNumber} 입니다</p>`, at: '2020-03-06 10:00:00' },
    { id: 17, title: '내일의 글', html: '<p>앞날</p>', at: '2999-03-06 10:00:00' },
  ]);
const wordpressFiles = () =>
  zipOf({
    'backup/wp-content/uploads/2019/05/van.png': pngOf(80, 60),
    'backup/wp-content/uploads/2019/05/guide.pdf': pdfOf(),
    '__MACOSX/backup/wp-content/uploads/2019/05/._van.png': 'x',
    'backup/wp-content/uploads/2019/05/tool.exe': 'MZ',
  });

describe('posts of the site before', () => {
  it('D-OFF-18 a WordPress export comes in with days, files and addresses, once, and is taken out without a trace', async () => {
    const nothing = await counted();
    const preview = await previewed(wordpress(), wordpressFiles());
    expect(await counted(), 'looking writes nothing').toEqual(nothing);
    expect(preview).toMatchObject({
      format: 'wordpress',
      groups: [
        { name: '협회 소식', posts: 4, board: 'news' },
        { name: '공지', posts: 1, board: 'notice' },
      ],
      counts: { new: 4, same: 0, wrong: 1, files: 2, lost: 3 },
      before: null,
    });
    expect(preview.posts[0]).toMatchObject({ title: '내일의 글', state: 'wrong' });
    expect(preview.notes.join(' ')).toMatch(
      /고정 페이지 1개.*공개하지 않은 글 1개.*사진 2장.*지도 1개.*숫자 1개를 지웁니다/,
    );
    expect(JSON.stringify(preview)).not.toContain(plantedNumber);

    const answer = await confirm(wordpress(), preview, { beside: wordpressFiles() });
    expect([answer.statusCode, answer.json().message], answer.body).toEqual([200, '글 4개를 넣었습니다.']);
    const record = answer.json().data;
    expect(record.counts).toMatchObject({ new: 4, files: 2, lost: 3 });
    const { posts } = await read('/news');
    expect(posts.map(({ title, number }: { title: string; number: number }) => [number, title])).toEqual([
      [3, '주민 글'],
      [2, '해로운 글'],
      [1, '봄 나들이 & 소식'],
    ]);
    const trip = await read(`/news/${posts[2].id}`);
    expect(trip).toMatchObject({ publishedAt: '2019-05-03T05:30:00.000Z', updatedAt: '2019-05-03T05:30:00.000Z' });
    expect(trip.html).toContain('alt="‘봄 나들이 &amp; 소식’ 글의 사진"');
    expect(trip.html).not.toContain('old.example.org');
    expect(trip.attachments).toMatchObject([{ name: 'guide.pdf', type: 'pdf' }]);
    const bad = (await read(`/news/${posts[1].id}`)).html;
    expect(bad).toContain('첫 문단');
    expect(bad).not.toMatch(/script|steal|onclick|onerror|onload|iframe|javascript|style|evil|svg|form|<img|data:/);
    expect((await read(`/news/${posts[0].id}`)).html).toContain('번호는 [주민등록번호 지움] 입니다');
    const [notice] = (await read('/notice')).posts;
    expect((await read(`/notice/${notice.id}`)).html).toBe('<p>첫 줄<br />둘째 줄</p>\n<p>다음 문단</p>');
    for (const old of [
      '/2019/05/글-11',
      '/2019/05/%EA%B8%80-11/',
      '/?p=11',
      '/Index.php?P=11&utm_source=x',
      'https://old.example.org/2019/05/글-11/',
    ])
      expect(await at(old), old).toBe(`/community/news/${posts[2].id}`);
    expect(await at('/?p=14')).toBeNull();
    expect((await query(`select string_agg(t::text, ' ') as all from posts t`))[0].all).not.toMatch(/writer@/);

    const again = await confirm(wordpress(), preview, { beside: wordpressFiles() });
    expect([again.json().data.id, again.json().message]).toEqual([
      record.id,
      '이미 넣은 파일입니다. 다시 넣지 않았습니다.',
    ]);
    expect((await previewed(wordpress(), wordpressFiles())).before).toMatchObject({ id: record.id });
    const other = await previewed(
      wordpressOf([{ id: 12, title: '총회 알림', html: '같은 글', at: '2020-01-06 10:00:00' }]),
    );
    expect(other.counts).toMatchObject({ new: 0, same: 1 });

    const undone = await undo(record.id);
    expect([undone.statusCode, undone.json().message], undone.body).toEqual([200, '글 4개를 되돌렸습니다.']);
    expect(await counted()).toEqual(nothing);
    expect(await query('select sum(posts)::integer as n from board_counters')).toEqual([{ n: 0 }]);
    expect(await query('select sum(posts)::integer as n from board_months')).toEqual([{ n: 0 }]);
    expect(await at('/?p=11')).toBeNull();
    expect((await undo(record.id)).statusCode).toBe(409);
    expect(await read('/old-posts')).toMatchObject([
      { id: record.id, undone: { removed: 4, kept: 0 }, undoUntil: null },
    ]);
  });

  it('D-OFF-18 a dump of gnuboard comes in without closed boards, comments and secrets', async () => {
    const dump = gnuboardOf({
      notice: {
        subject: '공지사항',
        writes: [
          { id: 1, title: '쉬는 날', text: `<p>It\\'s 10\\% "쉽니다"</p>\r\n<script>x()</script>` },
          { id: 2, title: '댓글', text: '고맙습니다', isComment: true },
          { id: 3, title: '줄글', text: '<b>꺾쇠</b>\n둘째 줄', option: '' },
          { id: 4, title: '줄 있는 HTML', text: '<b>굵게</b>\n둘째 줄', option: 'html2' },
          { id: 5, title: '비밀', text: '나만', option: 'html1,secret', thread: -5 },
          { id: 6, title: '비밀의 답', text: '너만', thread: -5, reply: 'A' },
        ],
        files: [
          [1, '안내문.pdf', '12_abc.pdf'],
          [3, '차.png', '34_def.png'],
          [4, '없는 것.pdf', 'gone.pdf'],
        ],
      },
      staff: { subject: '직원 게시판', levels: [8, 1], writes: [{ id: 1, title: '회의록', text: '안' }] },
      lost: { isUnknown: true, writes: [{ id: 1, title: '모름', text: '안' }] },
      family: { subject: '가족 모임', group: 'closed', writes: [{ id: 1, title: '모임', text: '안' }] },
      alone: { subject: '모임 없는 판', group: 'unknown', writes: [{ id: 1, title: '모름', text: '안' }] },
      adult: { subject: '본인 확인', certificate: 'cert', writes: [{ id: 1, title: '확인', text: '안' }] },
      papers: {
        subject: '서식',
        download: 2,
        writes: [{ id: 1, title: '서식', text: '회원만 받습니다' }],
        files: [[1, '회원.pdf', '56_ghi.pdf']],
      },
    });
    const archive = zipOf({
      'dump.sql': dump,
      'data/file/notice/12_abc.pdf': pdfOf(),
      'data/file/notice/34_def.png': pngOf(40, 30),
      'data/file/papers/56_ghi.pdf': pdfOf(),
    });
    const preview = await previewed(archive);
    expect(preview).toMatchObject({
      format: 'gnuboard',
      groups: [
        { name: '공지사항', posts: 3, board: 'notice' },
        { name: '서식', posts: 1, board: 'news' },
      ],
      counts: { new: 4, files: 2, lost: 1, addresses: 8 },
    });
    expect(preview.notes.join(' ')).toMatch(
      /직원 게시판, 가족 모임, 본인 확인.*lost, 모임 없는 판.*첨부 파일 1개.*비밀글과 그 답글 2개.*댓글 1개/,
    );
    const old = Buffer.from(dump.toString().replace('bo_list_level', 'bo_other'));
    expect((await look(old)).json().message, 'a dump that does not say who may read').toContain('옮길 글이 없습니다');
    await broughtIn(archive);
    const { posts } = await read('/notice');
    const byTitle = new Map<string, number>(posts.map(({ title, id }: { title: string; id: number }) => [title, id]));
    const one = async (title: string) => read(`/notice/${byTitle.get(title)}`);
    expect(await one('쉬는 날')).toMatchObject({
      html: String.raw`<p>It\'s 10\% "쉽니다"</p>`,
      publishedAt: '2018-03-02T00:10:11.000Z',
      attachments: [{ name: '안내문.pdf' }],
    });
    const lines = (await one('줄글')).html;
    expect(lines).toContain('&lt;b&gt;꺾쇠&lt;/b&gt;<br />둘째 줄');
    expect(lines).toContain('<picture>');
    expect((await one('줄 있는 HTML')).html).toContain('<strong>굵게</strong><br />둘째 줄');
    expect(await at('/bbs/board.php?wr_id=1&bo_table=notice&page=3')).toBe(
      `/community/notices/${byTitle.get('쉬는 날')}`,
    );
    expect(await at('/notice/3')).toBe(`/community/notices/${byTitle.get('줄글')}`);
  });

  it('D-OFF-18 a list in Excel or CSV comes in, however it writes its days', async () => {
    const rows = [
      ['번호', '제목', '내용', '작성일', '분류', '주소', '첨부파일'],
      [1, '하나', '첫 줄', '2019-05-03 오후 2:30', '공지', 'https://old.example.org/view.php?no=7', 'guide.pdf'],
      [2, '둘', '<p>둘째</p>', '2019.5.3 AM 9:05', '공지', '', ''],
      [3, '셋', '셋째', '2019-05-03T05:30:00Z', '', '', ''],
      [4, '넷', '넷째', new Date('2019-05-03T23:15:00Z'), '', '', ''],
      [5, '다섯', '다섯째', '2019-02-31', '', '', ''],
      [6, '쌍둥이', '같음', '2019-05-03', '', 'https://old.example.org/view.php?no=8', ''],
      [7, '쌍둥이', '같음', '2019-05-03', '', 'https://old.example.org/view.php?no=9', ''],
      [8, '쌍둥이', '같음', '2019-05-03', '', 'https://old.example.org/view.php?no=9', ''],
      [9, '알림', '오전에 쉽니다', '2019-05-04', '', '', ''],
      [10, '알림', '오후에 쉽니다', '2019-05-04', '', '', ''],
      [11, '알림', '오후에 쉽니다', '2019-05-04', '', '', 'guide.pdf'],
      [12, '알림', '오후에 쉽니다', '2019-05-04', '', '', ''],
    ];
    const preview = await previewed(xlsxOf(rows), zipOf({ '사진/guide.pdf': pdfOf() }));
    expect(preview.counts).toMatchObject({ new: 9, wrong: 1, double: 2, files: 1 });
    expect(Object.fromEntries(preview.posts.map(({ title, at: moment }) => [title, moment]))).toMatchObject({
      하나: '2019-05-03T05:30:00.000Z',
      둘: '2019-05-03T00:05:00.000Z',
      셋: '2019-05-03T05:30:00.000Z',
      넷: '2019-05-03T14:15:00.000Z',
      다섯: null,
    });
    await broughtIn(xlsxOf(rows), zipOf({ '사진/guide.pdf': pdfOf() }));
    expect(await at('/view.php?no=9&page=1')).toMatch(/^\/community\/news\/\d+$/);
    const csv = `\ufeff제목,내용,날짜\r\n하나 더,내용입니다,2018-01-02\r\n`;
    expect((await previewed(Buffer.from(csv, 'utf16le'))).counts.new).toBe(1);
    const old = await look(Buffer.from('d0cf11e0a1b11ae1', 'hex'));
    expect([old.statusCode, old.json().message]).toEqual([
      400,
      expect.stringMatching(/옛 엑셀 파일.*다른 이름으로 저장/),
    ]);
    expect((await look(Buffer.from('가,나\n다,라'))).json().message).toContain(
      '이 열을 찾지 못했습니다: 제목, 내용, 날짜',
    );
  });

  it('D-OFF-18 boards are chosen, what changed since the preview is shown anew, and what was edited stays', async () => {
    const file = wordpressOf([
      { id: 1, title: '하나', html: '<p>가</p>', category: '가' },
      { id: 2, title: '둘', html: '<p>나</p>', category: '나' },
    ]);
    const preview = await previewed(file);
    expect((await confirm(file, preview, { boards: ['daycare-news'] })).statusCode).toBe(412);
    expect((await confirm(file, preview, { boards: ['', ''] })).json().message).toContain('넣을 글이 없습니다');
    expect((await confirm(wordpressOf([]), preview)).json().message).toContain('미리 보신 파일이 아닙니다');
    const record = (await confirm(file, preview, { boards: ['daycare-news', ''] })).json().data;
    expect(record.counts).toMatchObject({ new: 1, addresses: 2 });
    const [post] = (await read('/daycare/news')).posts;
    expect(post.office).toBe('주간보호센터');
    const other = wordpressOf([
      { id: 3, title: '셋', html: '<p>다</p>' },
      { id: 1, title: '하나', html: '<p>가</p>' },
    ]);
    const stale = await previewed(other);
    await editor.send('DELETE', `/daycare/news/${post.id}`);
    const answer = await confirm(other, stale);
    expect([answer.statusCode, answer.json().error?.current?.counts ?? answer.json().current?.counts]).toEqual([
      412,
      expect.objectContaining({ new: 2 }),
    ]);
    await editor.send('POST', `/daycare/news/${post.id}/restore`);
    const { version, title, html, office, attachments, pinnedUntil } = await read(`/daycare/news/${post.id}/source`);
    const edited = {
      title: `${title} 고침`,
      html,
      office,
      attachments,
      pinnedUntil,
      publish: { state: 'now' },
      version,
    };
    expect((await editor.send('PUT', `/daycare/news/${post.id}`, edited)).statusCode).toBe(200);
    expect((await undo(record.id)).json().message).toBe(
      '글 0개를 되돌렸습니다. 그 사이 고친 글 1개는 그대로 두었습니다.',
    );
    expect(await at('/?p=1')).toBe(`/daycare/news/${post.id}`);
  });
});
