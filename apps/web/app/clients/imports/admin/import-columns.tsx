import { importFields, type ListKind } from '@kidney/contract/clients/imports/import-names.paths.ts';
import type { ImportColumn } from '@kidney/contract/clients/imports/imports.schema.ts';
import { SelectField } from '../../../ui/select-field/select-field.tsx';
import { labelOf, type ListPreview } from './import-labels.ts';

interface ImportColumnsProps {
  kind: ListKind;
  preview: ListPreview;
  isBusy: boolean;
  onMatch: (fields: string[]) => void;
}

const byWords = { content: '내용을 보고 짐작했습니다', choice: '고르셨습니다' } as const;

const nameOf = ({ heading }: ImportColumn, at: number) => heading || `${at + 1}번째 열`;
/** What its heading said needs no word. */
const hintOf = ({ by }: ImportColumn) => (by === 'content' || by === 'choice' ? byWords[by] : undefined);

/** What each column was taken for, to be changed. A field has one column: whoever gets it takes it from another. */
export function ImportColumns({ kind, preview: { columns, missing }, isBusy, onMatch }: ImportColumnsProps) {
  const options = [
    { value: '', label: '읽지 않음' },
    ...importFields[kind].map(({ name, label }) => ({ value: name, label })),
  ];
  const found = columns.flatMap(({ field }) => (field === '' ? [] : [labelOf(kind, field)]));

  function choose(at: number, field: string) {
    if (isBusy) return;
    const fields = columns.map((column) => (column.field === field ? '' : column.field));
    onMatch(fields.with(at, field));
  }

  return (
    <details className="import-part" open={missing.length > 0}>
      <summary>
        열 맞추기 <span className="import-small">읽은 열: {found.join(', ') || '없음'}</span>
      </summary>
      <div className="import-columns">
        {columns.map((column, at) =>
          column.by === 'refused' ? (
            <p key={at} className="import-refused">
              <b>{nameOf(column, at)}</b>
              <br />
              주민등록번호라 읽지 않습니다.
            </p>
          ) : (
            <SelectField
              key={at}
              label={nameOf(column, at)}
              hint={hintOf(column)}
              options={options}
              value={column.field}
              onChange={(event) => choose(at, event.target.value)}
            />
          ),
        )}
      </div>
    </details>
  );
}
