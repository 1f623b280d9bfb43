const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

export interface MadePost {
  id: number;
  title: string;
  html: string;
  /** In Seoul. */
  at?: string;
  category?: string;
  status?: string;
  type?: string;
  link?: string;
  more?: string;
}

const inGmt = (at: string) => new Date(`${at.replace(' ', 'T')}+09:00`).toISOString().slice(0, 19).replace('T', ' ');

function itemOf({ id, title, html, at = '2019-05-03 14:30:00', category = '협회 소식', ...rest }: MadePost): string {
  const { status = 'publish', type = 'post', link = `https://old.example.org/2019/05/글-${id}/`, more = '' } = rest;
  return `<item><title>${escaped(title)}</title><link>${encodeURI(link)}</link>
    <dc:creator><![CDATA[writer@example.org]]></dc:creator><guid isPermaLink="false">https://old.example.org/?p=${id}</guid>
    <content:encoded><![CDATA[${html}]]></content:encoded><wp:post_id>${id}</wp:post_id>
    <wp:post_date><![CDATA[${at}]]></wp:post_date><wp:post_date_gmt><![CDATA[${inGmt(at)}]]></wp:post_date_gmt>
    <wp:status><![CDATA[${status}]]></wp:status><wp:post_type><![CDATA[${type}]]></wp:post_type>
    <category domain="category" nicename="x"><![CDATA[${category}]]></category>${more}</item>`;
}

/** An export as WordPress writes it. */
export const wordpressOf = (posts: readonly MadePost[], before = '') =>
  Buffer.from(`<?xml version="1.0" encoding="UTF-8" ?>${before}
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel><title>옛 누리집</title><wp:wxr_version>1.2</wp:wxr_version><wp:author><wp:author_email>writer@example.org</wp:author_email></wp:author>
${posts.map(itemOf).join('\n')}</channel></rss>`);

const quoted = (value: string | number) =>
  typeof value === 'number'
    ? String(value)
    : `'${value
        .replaceAll('\\', '\\\\')
        .replaceAll("'", String.raw`\'`)
        .replaceAll('\n', String.raw`\n`)
        .replaceAll('\r', String.raw`\r`)}'`;

function tableOf(name: string, columns: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const lines = columns.map((column) => `  \`${column}\` varchar(255) NOT NULL DEFAULT '',`);
  const values = rows.map((row) => `(${row.map(quoted).join(',')})`);
  return `DROP TABLE IF EXISTS \`${name}\`;
/*!40101 SET @saved_cs_client = @@character_set_client */;
CREATE TABLE \`${name}\` (
${lines.join('\n')}
  PRIMARY KEY (\`${columns[0]}\`)
) ENGINE=MyISAM DEFAULT CHARSET=utf8;
${values.length > 0 ? `INSERT INTO \`${name}\` VALUES ${values.join(',\n')};` : ''}
`;
}

export interface MadeWrite {
  id: number;
  title: string;
  text: string;
  at?: string;
  option?: string;
  thread?: number;
  reply?: string;
  isComment?: boolean;
}

const columnsOfBoards = [
  'bo_table',
  'gr_id',
  'bo_subject',
  'bo_read_level',
  'bo_list_level',
  'bo_download_level',
  'bo_use_cert',
];

interface MadeBoard {
  subject?: string;
  levels?: [read: number, list: number];
  download?: number;
  /** Who has to show who they are. */
  certificate?: string;
  /** Where only its own people come in, or of which the dump says nothing. */
  group?: 'closed' | 'unknown';
  /** Without a row among the boards. */
  isUnknown?: boolean;
  writes: readonly MadeWrite[];
  files?: readonly [id: number, source: string, stored: string][];
}

/** A dump as mysqldump writes it of gnuboard5. */
export function gnuboardOf(boards: Record<string, MadeBoard>): Buffer {
  const named = Object.entries(boards);
  const rowsOfBoards = named.flatMap(([name, { subject = name, isUnknown, ...of }]) => {
    const { levels = [1, 1], download = 1, certificate = '', group = 'open' } = of;
    return isUnknown ? [] : [[name, group, subject, ...levels, download, certificate]];
  });
  const files = named.flatMap(([name, board]) =>
    (board.files ?? []).map(([id, source, stored], at) => [name, id, at, source, stored]),
  );
  const columns = [
    'wr_id',
    'wr_num',
    'wr_reply',
    'wr_is_comment',
    'wr_option',
    'wr_subject',
    'wr_content',
    'wr_name',
    'wr_datetime',
  ];
  const writes = named.map(([name, { writes: some }]) =>
    tableOf(
      `g5_write_${name}`,
      columns,
      some.map(
        ({ id, title, text, at = '2018-03-02 09:10:11', option = 'html1', thread = -id, reply = '', isComment }) => [
          id,
          thread,
          reply,
          isComment ? 1 : 0,
          option,
          title,
          text,
          '글쓴이',
          at,
        ],
      ),
    ),
  );
  return Buffer.from(
    `-- MySQL dump 10.13\n${tableOf('g5_member', ['mb_id', 'mb_email'], [['admin', "a;'\\ b@example.org"]])}` +
      tableOf('g5_board', columnsOfBoards, rowsOfBoards) +
      tableOf(
        'g5_group',
        ['gr_id', 'gr_use_access'],
        [
          ['open', 0],
          ['closed', 1],
        ],
      ) +
      tableOf('g5_board_file', ['bo_table', 'wr_id', 'bf_no', 'bf_source', 'bf_file'], files) +
      writes.join(''),
  );
}
