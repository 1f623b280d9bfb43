import { stringify } from 'csv-stringify/sync';

/** UTF-8 with its mark, without which Excel reads Korean as rubbish; no cell is taken for a formula. */
export const writeCsv = (rows: readonly (readonly string[])[]): string =>
  stringify([...rows], { bom: true, escape_formulas: true, quoted_match: /[\r\n\t]/, record_delimiter: 'windows' });
