import { createSealedText, type DataKeys } from './sealed-text.ts';

/** What a text tells: who somebody is, or how they are. Each has keys of its own. */
export type SealClass = 'personal' | 'health';

/** The columns of a table that hold sealed text. Its name and the row's id are bound into every seal. */
export interface SealedTable<Column extends string> {
  table: string;
  columns: Readonly<Record<Column, SealClass>>;
  /** The column of the row's id, as the database calls it. */
  key: string;
  /** How many are sealed anew at once: few where a row holds much. */
  rowsAtOnce: number;
}

export const sealedTable = <const Column extends string>(
  table: string,
  columns: Readonly<Record<Column, SealClass>>,
  key = 'id',
  rowsAtOnce = 500,
): SealedTable<Column> => ({ table, columns, key, rowsAtOnce });

type Sealed<Value> = Value extends string ? Buffer : Value extends null ? null : undefined;

export interface Vault {
  seal<Column extends string, Values extends { [name in Column]?: string | null | undefined }>(
    of: SealedTable<Column>,
    row: string,
    values: Values,
  ): { [name in keyof Values]: Sealed<Values[name]> };
  open<Column extends string>(of: SealedTable<Column>, row: string, column: Column, sealed: Buffer): string;
  open<Column extends string>(
    of: SealedTable<Column>,
    row: string,
    column: Column,
    sealed: Buffer | null,
  ): string | null;
  sealBytes<Column extends string>(of: SealedTable<Column>, row: string, column: Column, bytes: Uint8Array): Buffer;
  openBytes<Column extends string>(of: SealedTable<Column>, row: string, column: Column, sealed: Buffer): Buffer;
}

export function createVault(keysOf: (of: SealClass) => DataKeys): Vault {
  const texts = { personal: createSealedText(keysOf('personal')), health: createSealedText(keysOf('health')) };
  function textsOf(of: SealedTable<string>, column: string) {
    const kind = of.columns[column];
    if (!kind) throw new Error(`${of.table}.${column} is not a sealed column`);
    return texts[kind];
  }
  function seal(of: SealedTable<string>, row: string, values: Record<string, string | null | undefined>) {
    const entries = Object.entries(values).map(([column, value]) => {
      const text = textsOf(of, column);
      if (value === undefined || value === null) return [column, value];
      return [column, text.seal({ table: of.table, row, column }, value)];
    });
    return Object.fromEntries(entries);
  }
  function open(of: SealedTable<string>, row: string, column: string, sealed: Buffer | null) {
    const text = textsOf(of, column);
    return sealed && text.open({ table: of.table, row, column }, sealed);
  }
  return {
    seal,
    open,
    sealBytes: (of, row, column, bytes) => textsOf(of, column).sealBytes({ table: of.table, row, column }, bytes),
    openBytes: (of, row, column, sealed) => textsOf(of, column).openBytes({ table: of.table, row, column }, sealed),
  } as Vault;
}
