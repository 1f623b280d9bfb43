import { ExportProblem } from './old-post.ts';

export type SqlValue = string | null;
export interface SqlRow {
  table: string;
  value(column: string): string;
}

const escapes: Record<string, string> = { '0': '', b: '\b', n: '\n', r: '\r', t: '\t', Z: '' };
const spaces = /\s*/y;
const restOfLine = /[^\n]*/y;
const insertInto =
  /(?:INSERT|REPLACE)\s+(?:IGNORE\s+)?INTO\s+(?:`?\w+`?\s*\.\s*)?`?(\w+)`?\s*(?:\(([^)]{0,20000})\)\s*)?VALUES\s*/iy;
const createTable = /CREATE\s+TABLE\s+(?:IF\s+NOT\s+EXISTS\s+)?(?:`?\w+`?\s*\.\s*)?`?(\w+)`?\s*\(/iy;
const bare = /[^,();\s'"]+/y;
const upToSign = { "'": /[^'\\]*/y, '"': /[^"\\]*/y, '`': /[^`]*/y } as const;
const upToEnd = /[^;'"`\-#/]*/y;
const columnName = /^\s*`(\w{1,64})`/;

/** Reads the statements of a dump one after the other; each letter is looked at once. */
export function* rowsOfSql(sql: string, isWanted: (table: string) => boolean): Generator<SqlRow> {
  const columns = new Map<string, string[]>();
  let at = 0;

  const broken = () =>
    new ExportProblem('SQL 파일의 모양이 바르지 않습니다. 처음부터 끝까지 받으셨는지 보아 주십시오.');
  function matched(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = at;
    const found = pattern.exec(sql);
    if (found) at = pattern.lastIndex;
    return found;
  }
  /** White space and comments; one that nobody closes goes to the end. */
  function skipBlank(): void {
    for (;;) {
      matched(spaces);
      if (sql.startsWith('--', at) || sql[at] === '#') matched(restOfLine);
      else if (sql.startsWith('/*', at)) {
        const end = sql.indexOf('*/', at + 2);
        at = end === -1 ? sql.length : end + 2;
      } else return;
    }
  }

  /** From behind its first sign. */
  function quoted(sign: "'" | '"'): string {
    const text: string[] = [];
    for (;;) {
      text.push(matched(upToSign[sign])?.[0] ?? '');
      const next = sql[at];
      if (next === undefined) throw broken();
      if (next === '\\') {
        const letter = sql[at + 1] ?? '';
        // `\%` and `\_` stand for themselves with what is before them.
        text.push(letter === '%' || letter === '_' ? `\\${letter}` : (escapes[letter] ?? letter));
        at += 2;
      } else if (sql[at + 1] === sign) {
        text.push(sign);
        at += 2;
      } else {
        at += 1;
        return text.join('');
      }
    }
  }

  function value(): SqlValue {
    skipBlank();
    const sign = sql[at];
    if (sign === "'" || sign === '"') {
      at += 1;
      return quoted(sign);
    }
    const word = matched(bare)?.[0];
    if (word === undefined) throw broken();
    if (/^_?(?:utf8\w*|binary|latin1|euckr)$/i.test(word)) return value();
    if (/^null$/i.test(word)) return null;
    if (/^0x(?:[0-9a-f]{2})*$/i.test(word))
      return Buffer.from(word.slice(2), 'hex').toString('utf8').replaceAll('\0', '');
    return word;
  }

  function row(): SqlValue[] {
    const values: SqlValue[] = [];
    at += 1;
    for (;;) {
      values.push(value());
      skipBlank();
      const sign = sql[at];
      at += 1;
      if (sign === ')') return values;
      if (sign !== ',' || values.length > 300) throw broken();
    }
  }

  function skipStatement(): void {
    for (;;) {
      matched(upToEnd);
      const sign = sql[at];
      if (sign === undefined) return;
      if (sign === ';') {
        at += 1;
        return;
      }
      if (sign === "'" || sign === '"') {
        at += 1;
        quoted(sign);
      } else if (sign === '`') {
        at += 1;
        matched(upToSign['`']);
        at += 1;
      } else {
        const before = at;
        skipBlank();
        if (at === before) at += 1;
      }
    }
  }

  while (at < sql.length) {
    skipBlank();
    if (at >= sql.length) return;
    const made = matched(createTable);
    if (made) {
      const [, table = ''] = made;
      const from = at;
      skipStatement();
      if (!isWanted(table)) continue;
      columns.set(
        table,
        sql
          .slice(from, at)
          .split('\n')
          .flatMap((line) => columnName.exec(line)?.[1] ?? []),
      );
      continue;
    }
    const insert = matched(insertInto);
    const [, table = '', named] = insert ?? [];
    if (!insert || !isWanted(table)) {
      skipStatement();
      continue;
    }
    const names =
      named === undefined ? columns.get(table) : named.split(',').map((name) => name.trim().replaceAll('`', ''));
    if (!names)
      throw new ExportProblem('SQL 파일에 표의 모양(CREATE TABLE)이 없습니다. 구조와 자료를 함께 내보내 주십시오.');
    const places = new Map(names.map((name, place) => [name, place]));
    for (;;) {
      skipBlank();
      if (sql[at] !== '(') throw broken();
      const values = row();
      yield { table, value: (column) => values[places.get(column) ?? -1] ?? '' };
      skipBlank();
      if (sql[at] !== ',') break;
      at += 1;
    }
    skipStatement();
  }
}
