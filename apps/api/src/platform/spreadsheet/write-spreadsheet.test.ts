import { describe, expect, it } from 'vitest';
import { readSpreadsheet } from './read-spreadsheet.ts';
import { writeSpreadsheet } from './write-spreadsheet.ts';

const formulas = ['=1+1', '+82', '-1', '@SUM(A1)', '\t=1', '\r=1'];
const columns = [
  { heading: '이름', write: (cell: string) => cell },
  { heading: '비고', write: () => '쉼표, "따옴표" <꺾쇠>' },
];
const written = async (format: 'csv' | 'xlsx', items: string[]) => {
  const { fileName, file } = await writeSpreadsheet('목록', format, columns, items);
  return { fileName, bytes: Buffer.from(file, 'base64') };
};

describe.each(['csv', 'xlsx'] as const)('a list as %s', (format) => {
  it('D-OFF-09 has Korean headings and comes back as it was', async () => {
    const { fileName, bytes } = await written(format, ['한글', '=1+1', '052-000-0000']);
    expect(fileName).toBe(`목록.${format}`);
    expect(await readSpreadsheet(bytes)).toEqual([
      ['이름', '비고'],
      ['한글', '쉼표, "따옴표" <꺾쇠>'],
      ['=1+1', '쉼표, "따옴표" <꺾쇠>'],
      ['052-000-0000', '쉼표, "따옴표" <꺾쇠>'],
    ]);
  });

  it('D-OFF-09 takes what XML cannot say', async () => {
    const { bytes } = await written(format, ['가\u0001\uFFFE나']);
    expect((await readSpreadsheet(bytes))[1]?.[0]).toMatch(/^가.*나$/u);
  });
});

describe('cells that look like formulas', () => {
  it('D-OFF-09 begin with an apostrophe in CSV, which begins with its mark', async () => {
    const { bytes } = await written('csv', formulas);
    const text = bytes.toString();
    expect(text.startsWith('\uFEFF이름,비고\r\n')).toBe(true);
    for (const formula of formulas) expect(text).toMatch(new RegExp(`(^|\\n)"?'${RegExp.escape(formula)}`));
  });

  it('D-OFF-09 are text in Excel: a formula would be read as what it gives', async () => {
    const { bytes } = await written('xlsx', formulas);
    const [, ...rows] = await readSpreadsheet(bytes);
    expect(rows.map(([cell]) => cell)).toEqual(formulas.map((formula) => formula.trim()));
  });
});
