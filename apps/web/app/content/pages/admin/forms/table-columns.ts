import type { BlockOf } from '@kidney/contract/content/pages/blocks.schema.ts';

type Table = Pick<BlockOf<'comparison'>, 'columns' | 'rows'>;

/** A column with its cells from top to bottom: where it goes, they go. */
export interface TableColumn {
  title: string;
  cells: string[];
}

export function columnsOf({ columns, rows }: Table): TableColumn[] {
  return columns.map((title, place) => ({ title, cells: rows.map(({ cells }) => cells[place] ?? '') }));
}

export function withColumns({ rows }: Pick<Table, 'rows'>, columns: readonly TableColumn[]): Table {
  return {
    columns: columns.map(({ title }) => title),
    rows: rows.map((row, place) => ({ ...row, cells: columns.map(({ cells }) => cells[place] ?? '') })),
  };
}
