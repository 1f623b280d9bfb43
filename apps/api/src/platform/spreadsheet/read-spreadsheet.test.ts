import { describe, expect, it } from 'vitest';
import { xlsxOf, xlsxWith, zipOf } from '../../../../../testing/xlsx.ts';
import { readSheet, readSpreadsheet } from './read-spreadsheet.ts';
import { writeCsv } from './write-csv.ts';

/** Two rows as Korean Excel writes them. */
const cp949 = Buffer.from('c0ccb8a72cc1d6bcd20d0ac7d1b1db2c22bdb0c7a52c20b5fbbfc8c7a5222c8c630d0a', 'hex');
const csv = (text: string) => readSpreadsheet(Buffer.from(text));

describe('CSV', () => {
  it.each([
    ['UTF-8', Buffer.from('이름,주소\r\n한글,울산\r\n')],
    ['UTF-8 with its mark', Buffer.from('\uFEFF이름,주소\n한글,울산\n')],
    ['tabs', Buffer.from('이름\t주소\n한글\t울산')],
    ['UTF-16, as Excel writes ‘유니코드 텍스트’', Buffer.from('\uFEFF이름\t주소\r\n한글\t울산', 'utf16le')],
    ['UTF-16 the other way round', Buffer.from('\uFEFF이름\t주소\r\n한글\t울산', 'utf16le').swap16()],
  ])('is read from %s', async (_name, bytes) => {
    expect(await readSpreadsheet(bytes)).toEqual([
      ['이름', '주소'],
      ['한글', '울산'],
    ]);
  });

  it('is read from CP949, with syllables that only CP949 has', async () => {
    expect(await readSpreadsheet(cp949)).toEqual([
      ['이름', '주소'],
      ['한글', '쉼표, 따옴표', '똠'],
    ]);
  });

  it('keeps commas, quotes and line breaks inside quotes, and the number of every row', async () => {
    expect(await csv('a,b\r\n"1, 2","그는 ""예""라고\n했다"\r\n\r\n 끝 ,')).toEqual([
      ['a', 'b'],
      ['1, 2', '그는 "예"라고\n했다'],
      [''],
      ['끝', ''],
    ]);
  });

  it('that cannot be read says why', async () => {
    await expect(csv('a,b\n"열고 닫지 않음,c\n')).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      message: expect.stringContaining('따옴표'),
    });
    await expect(readSpreadsheet(Buffer.from([0xff, 0xfe, 0x00, 0xd8]))).rejects.toMatchObject({
      message: expect.stringContaining('글자를 읽을 수 없습니다'),
    });
    await expect(readSpreadsheet(Buffer.from('d0cf11e0a1b11ae1', 'hex'))).rejects.toMatchObject({
      message: expect.stringMatching(/다른 이름으로 저장.*\.xlsx/),
    });
  });
});

describe('a file that goes out', () => {
  const cells = ['=1+1', '+82', '-1', '@SUM(A1)', '\t=1', '\r=1', "'따옴표", 'a,b', '그는 "예"', '두\n줄', '평범', ''];

  it('begins no cell with what a spreadsheet would calculate', () => {
    const [first = ''] = writeCsv([cells]).split('\r\n', 1);
    expect(first.startsWith('\uFEFF')).toBe(true);
    const parts = writeCsv([['=1+1', '+82', '-1', '@SUM(A1)']])
      .slice(1)
      .trimEnd()
      .split(',');
    expect(parts).toEqual(["'=1+1", "'+82", "'-1", "'@SUM(A1)"]);
    expect(writeCsv([['\t=1']])).toBe('\uFEFF"\'\t=1"\r\n');
  });

  it('comes back as it was, but for space around it', async () => {
    expect(await csv(writeCsv([cells]))).toEqual([cells]);
  });
});

describe('Excel', () => {
  it('gives text, numbers, days, and of a formula what it last gave', async () => {
    const rows = [
      ['이름', '수', '날', '합'],
      ['한글 & <끝>', 24, new Date('2026-11-14T00:00:00Z'), { formula: 'HYPERLINK("https://x")', value: '보임' }],
      ['', '', '', ''],
      [' 넷째 줄 ', "'=1"],
    ];
    expect(await readSpreadsheet(xlsxOf(rows))).toEqual([
      ['이름', '수', '날', '합'],
      ['한글 & <끝>', '24', '2026-11-14', '보임'],
      ['', '', '', ''],
      ['넷째 줄', '=1', '', ''],
    ]);
  });

  it('reads days of a book that counts from 1904, and says which cells were made one', async () => {
    const sheet =
      '<sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>명부</t></is></c></row><row r="3"><c r="C3" s="1"><v>0</v></c></row></sheetData><mergeCells count="2"><mergeCell ref="A1:C1"/><mergeCell ref="B2:AB4"/></mergeCells>';
    expect(await readSheet(xlsxWith(sheet))).toEqual({
      rows: [
        ['명부', '', ''],
        ['', '', ''],
        ['', '', '1899-12-30'],
      ],
      merged: [
        { rows: [0, 0], columns: [0, 2] },
        { rows: [1, 3], columns: [1, 27] },
      ],
    });
    expect(await readSpreadsheet(xlsxWith(sheet, { is1904: true }))).toContainEqual(['', '', '1904-01-01']);
  });

  const unreadable = { code: 'INVALID_INPUT', message: expect.stringContaining('엑셀 파일을 읽을 수 없습니다') };

  it.each([
    ['a zip that is no Excel file', zipOf({ 'a.txt': 'a' })],
    ['half a file', xlsxOf([['a']]).subarray(0, 400)],
    ['two bytes', Buffer.from('PK')],
    [
      'more entries than a sheet has',
      zipOf(Object.fromEntries(Array.from({ length: 201 }, (_, n) => [`${n}.xml`, 'a']))),
    ],
    ['a sheet that is no XML', xlsxWith('<sheetData><row r="1"><c r="A1"')],
  ])('refuses %s', async (_name, bytes) => {
    await expect(readSpreadsheet(bytes)).rejects.toMatchObject(unreadable);
  });

  it.each([
    ['states its size', undefined],
    ['states a smaller one', 100],
  ])('refuses a small file that unpacks to much and %s', async (_name, claimed) => {
    const bomb = xlsxWith(
      `<sheetData>${' '.repeat(64 * 1024 * 1024)}</sheetData>`,
      claimed === undefined ? {} : { claimed },
    );
    expect(bomb.length).toBeLessThan(100_000);
    await expect(readSpreadsheet(bomb)).rejects.toMatchObject(unreadable);
  });

  it.each([
    ['row', '<row r="4000000000"><c r="A4000000000"><v>1</v></c></row>'],
    [
      'column',
      Array.from({ length: 2_000 }, (_, n) => `<row r="${n + 1}"><c r="ZZZZ${n + 1}"><v>1</v></c></row>`).join(''),
    ],
  ])('outlives a sheet whose only %s is very far away', async (_name, rows) => {
    await expect(readSpreadsheet(xlsxWith(`<sheetData>${rows}</sheetData>`))).rejects.toMatchObject(unreadable);
    expect(await readSpreadsheet(xlsxOf([['다음 파일']]))).toEqual([['다음 파일']]);
  });
});
