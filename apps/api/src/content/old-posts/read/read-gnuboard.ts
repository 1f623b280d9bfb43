import { readMoment } from './moments.ts';
import { ExportProblem, type RawExport, type RawPost } from './old-post.ts';
import { escaped, paragraphsOf, plainLine } from './plain-text.ts';
import { rowsOfSql } from './sql-statements.ts';

const boardTable = 'g5_board';
const groupTable = 'g5_group';
const fileTable = 'g5_board_file';
const writeTable = /^g5_write_(\w{1,40})$/;
const isWanted = (table: string) => [boardTable, groupTable, fileTable].includes(table) || writeTable.test(table);
const isPicture = /\.(jpe?g|png|gif|webp)$/i;
const mostRows = 200_000;

interface Row {
  board: string;
  id: string;
  title: string;
  text: string;
  option: string;
  at: string;
  thread: string;
  reply: string;
}

interface Board {
  name: string;
  group: string;
  isOpen: boolean;
  /** Whether everybody could take its files. */
  filesOpen: boolean;
}

/** Guests have level 1. What a dump does not say is closed. */
const forAll = (level: string) => level === '0' || level === '1';

const threadOf = ({ board, thread }: Row) => `${board} ${thread}`;

/** What it stands in: HTML as it is, HTML with lines, or lines. */
function htmlOf({ option, text }: Row): string {
  const kinds = option.split(',');
  if (kinds.includes('html1')) return text;
  if (kinds.includes('html2')) return text.replaceAll(/\r\n?|\n/g, '<br>');
  return paragraphsOf(escaped(text));
}

/** A dump of gnuboard5: the boards that everybody could read, without comments and secret posts. */
export function readGnuboard(sql: string): RawExport {
  const boards = new Map<string, Board>();
  /** Whether everybody may come into the boards of a group. */
  const groups = new Map<string, boolean>();
  const files = new Map<string, { path: string; name: string }[]>();
  const rows: Row[] = [];
  const secrets = new Map<string, Set<string>>();
  let comments = 0;
  for (const { table, value } of rowsOfSql(sql, isWanted)) {
    if (table === boardTable) {
      boards.set(value('bo_table'), {
        name: plainLine(value('bo_subject')),
        group: value('gr_id'),
        isOpen: forAll(value('bo_read_level')) && forAll(value('bo_list_level')) && value('bo_use_cert') === '',
        filesOpen: forAll(value('bo_download_level')),
      });
    } else if (table === groupTable) {
      groups.set(value('gr_id'), value('gr_use_access') === '0');
    } else if (table === fileTable) {
      const key = `${value('bo_table')} ${value('wr_id')}`;
      const stored = value('bf_file');
      if (stored === '') continue;
      const file = { path: `data/file/${value('bo_table')}/${stored}`, name: value('bf_source') || stored };
      const known = files.get(key);
      if (known) known.push(file);
      else files.set(key, [file]);
    } else if (value('wr_is_comment') !== '0') comments += 1;
    else {
      const row: Row = {
        board: writeTable.exec(table)?.[1] ?? '',
        id: value('wr_id'),
        title: value('wr_subject'),
        text: value('wr_content').slice(0, 1_000_000),
        option: value('wr_option'),
        at: value('wr_datetime'),
        thread: value('wr_num'),
        reply: value('wr_reply').slice(0, 50),
      };
      if (rows.length >= mostRows)
        throw new ExportProblem('파일에 글이 너무 많습니다. 게시판을 나누어 내보내 주십시오.');
      rows.push(row);
      if (!row.option.split(',').includes('secret')) continue;
      const known = secrets.get(threadOf(row));
      if (known) known.add(row.reply);
      else secrets.set(threadOf(row), new Set([row.reply]));
    }
  }
  if (rows.length === 0)
    throw new ExportProblem('그누보드의 글(g5_write_…)이 없습니다. 게시판 표를 함께 내보낸 SQL 파일을 골라 주십시오.');

  /** An answer carries the letters of what it answers, and one more. */
  const isSecret = (row: Row): boolean => {
    const known = secrets.get(threadOf(row));
    const lengths = Array.from({ length: row.reply.length + 1 }, (_, length) => length);
    return known !== undefined && lengths.some((length) => known.has(row.reply.slice(0, length)));
  };
  const posts: RawPost[] = [];
  const closed = new Set<string>();
  const unknown = new Set<string>();
  let hidden = 0;
  let closedFiles = 0;
  for (const row of rows) {
    const board = boards.get(row.board);
    const groupIsOpen = board && groups.get(board.group);
    if (!board || groupIsOpen === undefined) unknown.add(board?.name || row.board);
    else if (!board.isOpen || !groupIsOpen) closed.add(board.name || row.board);
    else if (isSecret(row)) hidden += 1;
    else {
      const own = files.get(`${row.board} ${row.id}`) ?? [];
      const pictures = own.filter(({ name, path }) => isPicture.test(name) || isPicture.test(path));
      const attached = own.filter((file) => !pictures.includes(file));
      if (!board.filesOpen) closedFiles += attached.length;
      const shown = pictures.map(({ path }) => `<p><img src="${escaped(path)}"></p>`).join('');
      posts.push({
        title: row.title,
        html: shown + htmlOf(row),
        at: readMoment(row.at),
        group: board.name || row.board,
        addresses: [`/bbs/board.php?bo_table=${row.board}&wr_id=${row.id}`, `/${row.board}/${row.id}`],
        files: board.filesOpen ? attached : [],
      });
    }
  }
  const named = (names: ReadonlySet<string>) => [...names].slice(0, 10).join(', ').slice(0, 300);
  const notes = [
    ...(closed.size > 0 ? [`아무나 볼 수 없던 게시판은 옮기지 않습니다: ${named(closed)}`] : []),
    ...(unknown.size > 0
      ? [`g5_board나 g5_group에 없어 누가 볼 수 있었는지 모르는 게시판은 옮기지 않습니다: ${named(unknown)}`]
      : []),
    ...(closedFiles > 0 ? [`아무나 받을 수 없던 첨부 파일 ${closedFiles}개는 옮기지 않습니다.`] : []),
    ...(hidden > 0 ? [`비밀글과 그 답글 ${hidden}개는 옮기지 않습니다.`] : []),
    ...(comments > 0 ? [`댓글 ${comments}개는 옮기지 않습니다.`] : []),
  ];
  return { format: 'gnuboard', posts, notes };
}
