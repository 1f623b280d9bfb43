import { holdsResidentNumber } from '@kidney/contract/shared/resident-number.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gnuboardOf, wordpressOf } from '../../../../../../testing/old-exports.ts';
import { patience } from '../../../../../../testing/size.ts';
import { sanitizeRichText } from '../../../platform/rich-text.ts';
import { normalOldAddress } from '../old-address.ts';
import { createFileShelf } from './file-shelf.ts';
import { readMoment } from './moments.ts';
import { ExportProblem } from './old-post.ts';
import { cleanOldHtml } from './post-html.ts';
import { preparePosts } from './prepare-posts.ts';
import { readGnuboard } from './read-gnuboard.ts';
import { readWordpress } from './read-wordpress.ts';

const pieces = fc.constantFrom(
  '<p>',
  '</p>',
  '<script>',
  '</script>',
  '<img src=x onerror=y>',
  '<a href="javascript:z">',
  '</a>',
  '<div style="x:y">',
  ']]>',
  '<![CDATA[',
  '</item>',
  '<item>',
  "'",
  '\\',
  "\\'",
  ';',
  '),(',
  '`',
  '/*',
  '*/',
  '--',
  '\0',
  '\n',
  '가',
  '&lt;',
  '&#60;',
  '<svg/onload=x>',
  '900101-1234567',
);
const texts = fc
  .array(fc.oneof(pieces, fc.string({ unit: 'binary', maxLength: 5 })), { maxLength: 20 })
  .map((all) => all.join(''));
const hostile =
  /<(?!\/?(?:p|br|strong|em|u|s|ul|ol|li|table|caption|thead|tbody|tr|th|td|h2|h3|a|blockquote|img)\b)[a-z]|\son\w+=|javascript:|style=/i;
const now = new Date('2026-11-19T00:00:00Z');
const plain = { title: '글', html: '<p>글</p>', at: new Date('2019-05-03T05:30:00Z'), group: '', files: [] };
const addressesOf = (...posts: (Partial<typeof plain> & { addresses: string[] })[]) =>
  preparePosts({ format: 'sheet', posts: posts.map((each) => ({ ...plain, ...each })), notes: [] }, [], now);
const around = { title: '글', find: () => undefined, take: () => '' };

describe('readers of old posts', () => {
  it('D-OFF-18 whatever an export holds is read or refused with words, and nothing hostile comes of it', () => {
    fc.assert(
      fc.property(texts, texts, (title, html) => {
        const made = [
          () => readWordpress(wordpressOf([{ id: 1, title, html }]).toString()),
          () => readGnuboard(gnuboardOf({ free: { writes: [{ id: 1, title, text: html }] } }).toString()),
          () => readGnuboard(`INSERT INTO \`g5_write_a\` (\`wr_id\`,\`wr_content\`) VALUES (1,'${html}');`),
        ];
        for (const read of made) {
          try {
            for (const post of preparePosts(read(), [], now).posts) {
              expect(post.html).not.toMatch(hostile);
              expect([post.title, post.html].some(holdsResidentNumber)).toBe(false);
            }
          } catch (error) {
            expect(error).toBeInstanceOf(ExportProblem);
          }
        }
      }),
      { numRuns: 200 },
    );
  });

  it('D-OFF-18 what is written is what the sanitiser of posts leaves, once more', () => {
    fc.assert(
      fc.property(texts, (html) => {
        const { html: clean } = cleanOldHtml(html, around);
        expect(sanitizeRichText(clean, 'post')).toBe(clean);
      }),
      { numRuns: 300 },
    );
  });

  it('D-OFF-18 a link that is left out leaves no paragraph inside another', () => {
    const { html } = cleanOldHtml('<p>하나<a href="javascript:z"><p>둘', around);
    expect(sanitizeRichText(html, 'post')).toBe(html);
    expect(html).not.toContain('<p><p>');
  });

  it('D-OFF-18 an address that differing posts come to share leads nowhere', () => {
    const { posts, notes } = addressesOf(
      { addresses: ['/view?uid=1', '/one'] },
      { addresses: ['/view?uid=2', '/two'], html: '<p>다른 글</p>' },
      { addresses: ['/three'], title: '셋' },
      { addresses: ['/three'], title: '셋' },
    );
    expect(posts.map(({ addresses }) => addresses)).toEqual([['/one'], ['/two'], ['/three'], ['/three']]);
    expect(notes.join(' ')).toContain('옛 주소 1개는 잇지 않습니다');
  });

  it.each([
    ['wordpress', 'https://old.example.org/wp-content/uploads/2019/05/2.jpg', 'uploads/2019/05/2.jpg'],
    ['wordpress', 'https://old.example.org/wp-content/uploads/2019/05/2-300x200.jpg', 'uploads/2019/05/2.jpg'],
    ['wordpress', 'https://old.example.org/wp-content/uploads/2019/05/2-scaled.jpg', 'uploads/2019/05/2.jpg'],
    ['wordpress', 'https://old.example.org/wp-content/uploads/2019/05/3-9x9.jpg', 'uploads/2019/05/3-9x9.jpg'],
    ['wordpress', 'https://old.example.org/wp-content/uploads/2018/05/2.jpg', undefined],
    ['wordpress', 'https://other.example/05/2.jpg', undefined],
    ['wordpress', '/2.jpg', undefined],
    ['gnuboard', '/data/file/free/a.png', 'data/file/free/a.png'],
    ['gnuboard', '/data/file/notice/a.png', undefined],
    ['sheet', 'https://other.example/2.jpg', undefined],
    ['sheet', '2.jpg', 'uploads/2019/05/2.jpg'],
  ] as const)('D-OFF-18 in %s the picture %s is %s', (format, address, expected) => {
    const paths = [
      'uploads/2019/05/2.jpg',
      'uploads/2019/05/2-300x200.jpg',
      'uploads/2019/05/2-scaled.jpg',
      'uploads/2019/05/3-9x9.jpg',
      'data/file/free/a.png',
    ];
    const shelf = createFileShelf(
      paths.map((path) => ({ path, method: 0, at: 0, packed: 0 })),
      format,
    );
    expect(shelf.find(address)?.path).toBe(expected);
  });

  it('D-OFF-18 lines of WordPress stay paragraphs beside blocks, and its videos become links', () => {
    const of = (html: string) =>
      preparePosts(readWordpress(wordpressOf([{ id: 1, title: '글', html }]).toString()), [], now);
    const [classic] = of('첫 문단\n둘째 줄\n\n셋째\n<ul>\n<li>하나</li>\n</ul>\n뒤\n\n<div>상자</div>').posts;
    expect(classic?.html.replaceAll('\n', '')).toBe(
      '<p>첫 문단<br />둘째 줄</p><p>셋째</p><ul><li>하나</li></ul><p>뒤</p><p>상자</p>',
    );
    const [blocks] = of('<!-- wp:paragraph -->\n<p>하나\n둘</p>\n<!-- /wp:paragraph -->').posts;
    expect(blocks?.html.replaceAll('\n', ' ')).toBe('<p>하나 둘</p>');
    const table = '<table>\n<tr>\n<td>가\n<p>나</p>\n</td>\n</tr>\n</table>';
    expect(of(table).posts[0]?.html).toMatch(/^<table>[\s\S]*가[\s\S]*나[\s\S]*<\/table>$/);
    const framed = of(
      '<iframe src="//www.youtube.com/embed/abcdefghijk?rel=0">없음</iframe><p>글</p><iframe src="https://evil.example/www.youtube.com/embed/abcdefghijk"></iframe><iframe src="https://player.vimeo.com/video/123"></iframe>',
    );
    expect(framed.posts[0]?.html).toContain('<a href="https://www.youtube.com/watch?v=abcdefghijk"');
    expect(framed.posts[0]?.html).toContain('<a href="https://vimeo.com/123"');
    expect(framed.posts[0]?.html).not.toMatch(/evil|없음/);
    expect(framed.posts[0]?.html.match(/>동영상 보기<\/a>/g)).toHaveLength(2);
    expect([framed.lost, framed.notes.join(' ')]).toEqual([1, expect.stringContaining('지도 1개')]);
  });

  it.each([
    ['INSERT INTO `g5_write_a` VALUES ', "('a',"],
    ['', '/*'],
    ['', "INSERT INTO `x` VALUES ('\\"],
    ['CREATE TABLE `g5_write_a` (', '`a` int,\n'],
  ])('D-OFF-18 a dump of %j and many %j costs no more than its length', (start, part) => {
    const began = performance.now();
    expect(() => readGnuboard(start + part.repeat(200_000))).toThrow(ExportProblem);
    expect(performance.now() - began).toBeLessThan(3_000 * patience);
  });

  it.each([
    ['2019-05-03 14:30:00', '2019-05-03T05:30:00.000Z'],
    ['2019. 5. 3. 오전 12:05', '2019-05-02T15:05:00.000Z'],
    ['2019년 5월 3일 오후 12:05', '2019-05-03T03:05:00.000Z'],
    ['2019/5/3 2:05 PM', '2019-05-03T05:05:00.000Z'],
    ['2019-05-03T14:30:00+00:00', '2019-05-03T14:30:00.000Z'],
    ['20190503', '2019-05-02T15:00:00.000Z'],
    ['43588.5', '2019-05-03T03:00:00.000Z'],
    ['2019-02-29', null],
    ['2019-05-03 25:00', null],
    ['2019-05-03 오후 13:00', null],
    ['어제', null],
    ['0000-00-00 00:00:00', null],
  ])('D-OFF-18 the moment %s', (given, expected) => {
    expect(readMoment(given)?.toISOString() ?? null).toBe(expected);
  });

  it.each([
    ['https://old.example.org/Board/View.php?ID=7&page=2&no=3', '/board/view.php?id=7&no=3'],
    ['/xe/?mid=notice&document_srl=123', '/xe?document_srl=123&mid=notice'],
    ['/bbs/board.php?bo_table=free&wr_id=5#c_9', '/bbs/board.php?bo_table=free&wr_id=5'],
    ['/board/view.asp?uid=12', null],
    ['/board/index.php?uid=12', null],
    ['/about.html?utm_source=a&fbclid=b', '/about.html'],
    ['/2019/05/spring?share=1', '/2019/05/spring'],
    ['/%EA%B8%80/', '/글'],
    ['/%ff', '/%ff'],
    ['//', null],
    ['javascript:x()', null],
    ['/', null],
    ['/글/900101-1234567', null],
    [`/${'a'.repeat(400)}`, null],
  ])('D-OFF-18 the old address %s', (given, expected) => {
    expect(normalOldAddress(given)).toBe(expected);
    if (expected) expect(normalOldAddress(expected), 'once more').toBe(expected);
  });
});
